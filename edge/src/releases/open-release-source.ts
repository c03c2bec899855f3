import { resolve } from 'node:path';
import { openStore } from '@crewdeck/releases';
import type { EdgeConfig } from '../config.ts';
import { CopiedReleases } from './copied-releases.ts';
import { FolderReleases } from './folder-releases.ts';
import type { ReleaseSource } from './release-source.ts';

const ELSEWHERE = /^s3:/;

/** A store in a folder is served as it is; out of a bucket, releases are copied before they are served. */
export async function openReleaseSource(config: EdgeConfig): Promise<ReleaseSource> {
  const store = await openStore(config.RELEASES_STORE);
  if (ELSEWHERE.test(config.RELEASES_STORE)) {
    const folder = resolve(config.RELEASES_CACHE_DIR);
    return new CopiedReleases({ store, copies: await openStore(folder), folder });
  }
  return new FolderReleases(store, resolve(config.RELEASES_STORE));
}
