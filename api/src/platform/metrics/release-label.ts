import type { IncomingMessage } from 'node:http';
import { moduleOf } from '../http/request-id.ts';

/** Everything that calls the API from a browser. */
export const CALLING_MODULES = [
  'shell',
  'mf-profile',
  'mf-projects',
  'mf-invites',
  'mf-explore',
  'mf-hackathons',
] as const;
const RELEASE = /^([a-z-]+)@\d{1,4}\.\d{1,4}\.\d{1,4}-[0-9a-f]{8}$/;
/** A header can claim any release; no more of them than this become series of their own. */
const MOST_RELEASES_PER_MODULE = 20;

export const OTHER = 'other';
const NONE = 'none';

/** Names the release that a call comes from in as few words as a metric can bear. */
export class ReleaseLabels {
  private readonly seen = new Map<string, Set<string>>(CALLING_MODULES.map((name) => [name, new Set()]));

  /** `mf-profile@1.4.2-ab12cd34`, `other` for what we do not know, `none` for a call that says nothing. */
  of(message: Pick<IncomingMessage, 'headers'>): string {
    if (message.headers['x-module'] === undefined) return NONE;
    const release = moduleOf(message) ?? '';
    const releases = this.seen.get(RELEASE.exec(release)?.[1] ?? '');
    if (!releases) return OTHER;
    if (releases.size < MOST_RELEASES_PER_MODULE) releases.add(release);
    return releases.has(release) ? release : OTHER;
  }
}
