import type { Config } from '../../platform/config/variables.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service writes to. */
  readonly subject: string;
}

/** What this site proves with to push services that a message is its own (RFC 8292); `null` where push is off. */
export function pushKeysOf({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_CONTACT }: Config): PushKeys | null {
  if (!PUSH_PUBLIC_KEY || !PUSH_PRIVATE_KEY || !PUSH_CONTACT) return null;
  return { publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY, subject: PUSH_CONTACT };
}
