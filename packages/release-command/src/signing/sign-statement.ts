import type { LogEntry } from '@crewdeck/contract';
import { type EntryOf, signEntry } from '@crewdeck/releases/signing/entries';
import { type PrivateKey, readPrivateKey } from '@crewdeck/releases/signing/keys';
import { UsageError } from '../errors.ts';
import type { Context } from '../verb.ts';

export type Said<Kind extends LogEntry['kind']> = EntryOf<Kind>['statement'] extends infer S
  ? S extends unknown
    ? Omit<S, 'at'>
    : never
  : never;

/** `null` when nothing is to be signed: whether that will do, the API says. @param owner a module, or `ops` */
export async function signingKey({ keyFor }: Context, owner: string): Promise<PrivateKey | null> {
  const text = await keyFor(owner);
  if (text === null) return null;
  try {
    return readPrivateKey(text.replaceAll('\\n', '\n'));
  } catch (error) {
    throw new UsageError('CREWDECK_SIGNING_KEY is no private Ed25519 key: PEM, or base64 of its 32 bytes.', {
      cause: error,
    });
  }
}

/** @throws UsageError when there is no key */
export async function opsKey(context: Context): Promise<PrivateKey> {
  const key = await signingKey(context, 'ops');
  if (key) return key;
  throw new UsageError('Only a key of ops may sign this. Set CREWDECK_SIGNING_KEY to it.');
}

/** @param key `null`: nothing is signed */
export function sign<Kind extends LogEntry['kind']>(
  { now }: Context,
  kind: Kind,
  said: Said<Kind>,
  key: PrivateKey | null,
): EntryOf<Kind> | undefined {
  if (!key) return undefined;
  return signEntry(kind, { ...said, at: new Date(now).toISOString() } as unknown as EntryOf<Kind>['statement'], key);
}
