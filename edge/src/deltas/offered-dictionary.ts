import type { IncomingHttpHeaders } from 'node:http';
import { parseReleasePath, type ReleasePath } from '../releases/release-path.ts';
import { nameInAnyRelease } from './dictionary-offer.ts';

export interface OfferedDictionary {
  path: ReleasePath;
  /** SHA-256 of the bytes that the browser has, in base64. */
  hash: string;
}

const HASH = /^:([A-Za-z0-9+/]{43}=):$/;
const ID = /^"([^"\\]{1,250})"$/;

/**
 * Reads which file a browser has that `wanted` could be made from. The id holds no module, because a dictionary is always of
 * the module that is asked for, and only the same file of another release counts.
 *
 * @returns `null` when the browser has none, or asks for something that a delta is no answer to
 */
export function offeredDictionary(headers: IncomingHttpHeaders, wanted: ReleasePath): OfferedDictionary | null {
  if (headers.range || headers['if-none-match'] || !acceptsDeltas(headers)) return null;
  const hash = HASH.exec(String(headers['available-dictionary']))?.[1];
  const id = ID.exec(String(headers['dictionary-id']))?.[1];
  const path = id ? parseReleasePath(`${wanted.module}/${id}`) : null;
  if (!hash || !path || path.releaseId === wanted.releaseId) return null;
  return nameInAnyRelease(path.file) === nameInAnyRelease(wanted.file) ? { path, hash } : null;
}

function acceptsDeltas(headers: IncomingHttpHeaders): boolean {
  const encodings = String(headers['accept-encoding'] ?? '').split(',');
  return encodings.some((encoding) => encoding.trim().toLowerCase() === 'dcz');
}
