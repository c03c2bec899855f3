import { createECDH } from 'node:crypto';
import type { Config } from './variables.ts';

const PUSH_VARIABLES = ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT'] as const;

/** Names of those that are missing beside the others, or of a public key that is not that of the private one. */
export function faultyPushVariables(config: Pick<Config, (typeof PUSH_VARIABLES)[number]>): (keyof Config)[] {
  const missing = PUSH_VARIABLES.filter((name) => config[name] === undefined);
  if (missing.length > 0) return missing.length === PUSH_VARIABLES.length ? [] : missing;
  return publicKeyOf(config.PUSH_PRIVATE_KEY ?? '') === config.PUSH_PUBLIC_KEY ? [] : ['PUSH_PUBLIC_KEY'];
}

function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
}
