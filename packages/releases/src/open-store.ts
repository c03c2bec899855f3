import { resolve } from 'node:path';
import type { ReleaseStore } from './release-store.ts';
import { DirectoryStore } from './stores/directory-store.ts';

const S3 = 's3://';

/**
 * Opens the store at a place. The client of S3 is only loaded where it is needed: it is large.
 *
 * @param location a path, or `s3://bucket/prefix`
 */
export async function openStore(location: string): Promise<ReleaseStore> {
  if (!location.startsWith(S3)) return new DirectoryStore(resolve(location));
  const [bucket = '', ...prefix] = location.slice(S3.length).split('/').filter(Boolean);
  if (!bucket) throw new Error(`"${location}" names no bucket: s3://bucket/prefix.`);
  const { openS3Store } = await import('./stores/open-s3-store.ts');
  return openS3Store(bucket, prefix.join('/'));
}
