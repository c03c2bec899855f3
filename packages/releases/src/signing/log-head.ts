import type { LogHead } from '@crewdeck/contract';
import { signedText } from './entries.ts';
import { hasSigned, type PrivateKey, signText } from './keys.ts';
import { type MerkleTree, rootOf } from './merkle-tree.ts';

/** What the log says of itself at one size. @param key of the log, which its database does not hold */
export function signHead(tree: MerkleTree, at: Date, key: PrivateKey): LogHead {
  const statement = { size: tree.size, root: rootOf(tree), at: at.toISOString() };
  return { ...statement, signature: signText(signedText('head', statement), key) };
}

/** @param key public key of the log */
export function isHeadSigned({ signature, ...statement }: LogHead, key: string): boolean {
  return hasSigned(key, signedText('head', statement), signature);
}
