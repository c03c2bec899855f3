import { integrityOf } from './integrity.ts';
import { Refusal } from './refusal.ts';
import type { ReleaseRecord } from './release-record.ts';

/**
 * SHA-384 over everything that a build says of itself, in one order of keys: `sha384-<base64>`. Who published it and when is
 * no part of it. The registry holds it, so that a record can't be changed where releases are kept.
 */
export function digestOf({ publication: _, ...record }: ReleaseRecord): string {
  return integrityOf(Buffer.from(canonicalJson(record)));
}

/** @param digest that the registry has; `undefined` where it has none, and then any record will do */
export function hasDigest(record: ReleaseRecord, digest: string | undefined): boolean {
  return digest === undefined || digestOf(record) === digest;
}

/** @throws Refusal when the record is another one than was registered */
export function requireDigest(record: ReleaseRecord, digest: string | undefined, name: string): void {
  if (hasDigest(record, digest)) return;
  throw new Refusal(`The record of ${name} in the store is not the one that was registered.`);
}

/** JSON with sorted keys and without blanks, so that equal values have equal bytes. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}
