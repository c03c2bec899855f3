import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { moduleOf } from '../http/request-id.ts';

const RELEASE = /^([a-z][a-z0-9-]{0,40})@\d{1,4}\.\d{1,4}\.\d{1,4}-[0-9a-f]{8}$/;
/** A header can claim any release; no more of them than this have series of their own at a time. */
const MOST_RELEASES_PER_MODULE = 20;

export const OTHER = 'other';
const NONE = 'none';

/**
 * Names the release that a call comes from in as few words as a metric can bear. When a module has one release too many,
 * the one that has not called for longest is forgotten: after many deploys the latest releases still have their own names.
 */
export class ReleaseLabels {
  private readonly seen = new Map<string, LRUCache<string, true>>();

  /**
   * @param isModule whether anything was ever published under a name, so that nobody can make names up
   * @param forget is told of each name that is no longer in use, so that its series can go
   */
  constructor(
    private readonly isModule: (name: string) => boolean,
    private readonly forget: (release: string) => void = () => undefined,
  ) {}

  /** `mf-profile@1.4.2-ab12cd34`, `other` for what we do not know, `none` for a call that says nothing. */
  of(message: Pick<IncomingMessage, 'headers'>): string {
    if (message.headers['x-module'] === undefined) return NONE;
    const release = moduleOf(message) ?? '';
    const module = RELEASE.exec(release)?.[1];
    if (module === undefined || !this.isModule(module)) return OTHER;
    const releases = this.seen.get(module) ?? this.noneYet();
    this.seen.set(module, releases);
    releases.set(release, true);
    return release;
  }

  private noneYet(): LRUCache<string, true> {
    return new LRUCache({ max: MOST_RELEASES_PER_MODULE, dispose: (_, release) => this.forget(release) });
  }
}
