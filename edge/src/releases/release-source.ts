import { resolve } from 'node:path';
import { openStore, type ReleaseRecord } from '@crewdeck/releases';
import type { EdgeConfig } from '../config.ts';
import { CopiedReleases } from './copied-releases.ts';

/** Where records and files of releases come from. */
export interface ReleaseSource {
  /** Folder of what is served: `<module>/<release>/<file>`. */
  readonly folder: string;
  /**
   * The record of a release, all files of which are in the folder by then.
   *
   * @throws Error when there is no such release, or it is damaged
   */
  read(module: string, releaseId: string): Promise<ReleaseRecord>;
  /** Gets the files of a release into the folder when they can be had, for a page that still runs it. Never rejects. */
  provide(module: string, releaseId: string): Promise<void>;
}

const ELSEWHERE = /^s3:/;

/** A store in a folder is served as it is; out of a bucket, releases are copied before they are served. */
export async function openReleaseSource(config: EdgeConfig): Promise<ReleaseSource> {
  const store = await openStore(config.RELEASES_STORE);
  if (ELSEWHERE.test(config.RELEASES_STORE)) {
    const folder = resolve(config.RELEASES_CACHE_DIR);
    return new CopiedReleases({ store, copies: await openStore(folder), folder });
  }
  return {
    folder: resolve(config.RELEASES_STORE),
    read: (module, releaseId) => store.read(module, releaseId),
    provide: async () => undefined,
  };
}
