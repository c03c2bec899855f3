import type { ReleasePath } from '../releases/release-path.ts';

const CONTENT_HASH = /\.[0-9a-f]{8}(?=\.\w+$)/;

/**
 * Name of the same file in any release, as a URL pattern. It takes one segment for the release and none more, so that a
 * retry, which has another path, is answered without a dictionary.
 */
export function nameInAnyRelease(file: string): string {
  return file.replace(CONTENT_HASH, '.:h');
}

/** `Use-As-Dictionary` of a file: for which files a browser may offer it, and how it is to call it then (RFC 9842). */
export function dictionaryOffer({ module, releaseId, file }: ReleasePath): string {
  return `match="/modules/${module}/:r/${nameInAnyRelease(file)}", id="${releaseId}/${file}"`;
}
