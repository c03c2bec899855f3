import { completedAddress } from '@crewdeck/ui-kit';

/** What a link is for, by its host or the end of it. */
const HOSTS = {
  Chat: [
    'chat.google.com',
    'chat.whatsapp.com',
    'discord.com',
    'discord.gg',
    'element.io',
    'matrix.to',
    'mattermost.com',
    'signal.group',
    'slack.com',
    't.me',
    'wa.me',
    'zulipchat.com',
  ],
  Repository: ['bitbucket.org', 'codeberg.org', 'dev.azure.com', 'git.sr.ht', 'github.com', 'gitlab.com'],
  Board: ['app.asana.com', 'atlassian.net', 'clickup.com', 'linear.app', 'miro.com', 'monday.com', 'trello.com'],
  Calls: [
    'meet.google.com',
    'meet.jit.si',
    'teams.live.com',
    'teams.microsoft.com',
    'webex.com',
    'whereby.com',
    'zoom.us',
  ],
  Docs: [
    'docs.google.com',
    'drive.google.com',
    'dropbox.com',
    'hackmd.io',
    'notion.com',
    'notion.site',
    'notion.so',
    'overleaf.com',
    'sharepoint.com',
  ],
} as const;

/** `Repository` for one of somebody at github.com; `Link` where the address says nothing. */
export function teamLinkKind(url: string): keyof typeof HOSTS | 'Link' {
  const isThere = (host: string) => isAtHost(url, host);
  const kind = (Object.keys(HOSTS) as (keyof typeof HOSTS)[]).find((each) => HOSTS[each].some(isThere));
  // The page of a person or an organisation has one name.
  const isBelowAnother = /^\/[^/]+\/[^/]/.test(new URL(url).pathname);
  return kind && (kind !== 'Repository' || isBelowAnother) ? kind : 'Link';
}

/** Whether an address is at this host, or at one below it. */
export function isAtHost(url: string, host: string): boolean {
  const { hostname } = new URL(url);
  return hostname === host || hostname.endsWith(`.${host}`);
}

/** Host and path, by which people tell one link from another: `github.com/crew/map`. */
export function teamLinkText(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
}

/** Said of what {@link teamLinkOf} doesn't take. */
export function noAddress(example = 'example.org/team'): string {
  return `Enter an address such as https://${example}.`;
}

/** The https address that somebody typed, with or without its `https://`; `null` for anything else. */
export function teamLinkOf(typed: string): string | null {
  const text = completedAddress(typed.trim());
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, username, href } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '' ? href : null;
}
