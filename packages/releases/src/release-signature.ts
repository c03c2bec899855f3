import type { KeyObject } from 'node:crypto';
import { CompactSign, compactVerify } from 'jose';
import { digestOf } from './record-digest.ts';
import { Refusal } from './refusal.ts';
import { type ReleaseRecord, releaseIdOf } from './release-record.ts';
import type { TrustedKeys } from './signing-keys.ts';

/** A signature is over the name and the digest of the record, and so over the hash of every file. */
const saidOf = (record: ReleaseRecord) => Buffer.from(`${record.module}@${releaseIdOf(record)} ${digestOf(record)}`);

/** @returns a JWS in its compact form (RFC 7515, RFC 8037), for `publication.signature` */
export function signRelease(record: ReleaseRecord, key: KeyObject): Promise<string> {
  return new CompactSign(saidOf(record)).setProtectedHeader({ alg: 'EdDSA' }).sign(key);
}

/** @returns whether a key that counts for its module has signed this very record */
export async function isSigned(record: ReleaseRecord, trusted: TrustedKeys): Promise<boolean> {
  const { signature = '' } = record.publication ?? {};
  const keys = [...(trusted.get(record.module) ?? []), ...(trusted.get('*') ?? [])];
  const said = saidOf(record);
  const results = await Promise.all(
    keys.map((key) =>
      compactVerify(signature, key, { algorithms: ['EdDSA'] }).then(
        ({ payload }) => said.equals(payload),
        () => false,
      ),
    ),
  );
  return results.includes(true);
}

/** @throws Refusal when nobody has signed it who may */
export async function requireSigned(record: ReleaseRecord, trusted: TrustedKeys): Promise<void> {
  if (await isSigned(record, trusted)) return;
  throw new Refusal(
    `${record.module}@${releaseIdOf(record)} is not signed by a key of ${record.module}. Publish it with the squad's key in CREWDECK_SIGNING_KEY; ops list its public half in RELEASE_KEYS.`,
  );
}
