import type { Config } from './variables.ts';

/** What is missing of that without which no mail can be sent where it is to be. */
export function missingMailVariables(config: Config): (keyof Config)[] {
  const { SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN, UNSUBSCRIBE_SECRETS } = config;
  if (SMTP_URL === undefined) return [];
  const given = { MAIL_FROM, PUBLIC_ORIGIN, UNSUBSCRIBE_SECRETS: UNSUBSCRIBE_SECRETS[0] };
  return (Object.keys(given) as (keyof typeof given)[]).filter((name) => given[name] === undefined);
}
