import { createHash } from 'node:crypto';

/** The hash of a list that is only ever added to (RFC 6962, section 2.1). */
export interface MerkleTree {
  readonly size: number;
  /** Roots of the whole subtrees that it consists of, the largest first: one for each bit of the size. */
  readonly peaks: readonly Buffer[];
}

export const EMPTY_TREE: MerkleTree = { size: 0, peaks: [] };

export function withLeaf({ size, peaks }: MerkleTree, leaf: string | Uint8Array): MerkleTree {
  let hash = hashOf(0, Buffer.from(leaf));
  const rest = [...peaks];
  for (let bits = size; bits % 2 === 1; bits = (bits - 1) / 2) hash = hashOf(1, rest.pop() ?? hash, hash);
  return { size: size + 1, peaks: [...rest, hash] };
}

/** Base64 of 32 bytes. */
export function rootOf({ peaks }: MerkleTree): string {
  const root = peaks.reduceRight<Buffer | null>((right, left) => (right ? hashOf(1, left, right) : left), null);
  return (root ?? createHash('sha256').digest()).toString('base64');
}

/** @param kind 0 of a leaf, 1 of a node, so that none passes for the other */
function hashOf(kind: 0 | 1, ...parts: Buffer[]): Buffer {
  const hash = createHash('sha256').update(Buffer.of(kind));
  for (const part of parts) hash.update(part);
  return hash.digest();
}
