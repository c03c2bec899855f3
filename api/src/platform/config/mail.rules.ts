import type { Config } from './variables.ts';

/** What is missing of that without which no mail can be sent where it is to be. */
export function missingMailVariables({ SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN, PREVIEW_KEYS }: Config): (keyof Config)[] {
  if (SMTP_URL === undefined) return [];
  const given = { MAIL_FROM, PUBLIC_ORIGIN, PREVIEW_KEYS: PREVIEW_KEYS[0] };
  return (Object.keys(given) as (keyof typeof given)[]).filter((name) => given[name] === undefined);
}
