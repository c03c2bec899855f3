import { parseHttpUrl } from '@crewdeck/ui-kit';

/** An address as people say it: no scheme, no `www.`, no slash at the end. What is no web address stays as it is. */
export function readableAddress(value: string): string {
  const url = parseHttpUrl(value);
  if (!url) return value;
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}`;
}
