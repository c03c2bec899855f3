import { publicKeyOf } from '@crewdeck/releases/signing/keys';
import type { Config } from './variables.ts';

type SigningVariables = Pick<Config, 'RELEASE_TRUST' | 'RELEASE_LOG_KEY' | 'RELEASE_NIGHT_KEY'>;

/** Names of those that are missing beside the trust root, or of a key of the log that the root does not name. */
export function faultySigningVariables(config: SigningVariables): (keyof Config)[] {
  const { RELEASE_TRUST: trust, RELEASE_LOG_KEY: logKey } = config;
  if (!trust) return [];
  const missing = (['RELEASE_LOG_KEY', 'RELEASE_NIGHT_KEY'] as const).filter((name) => config[name] === undefined);
  if (missing.length > 0 || !logKey) return missing;
  return publicKeyOf(logKey) === trust.log ? [] : ['RELEASE_LOG_KEY'];
}
