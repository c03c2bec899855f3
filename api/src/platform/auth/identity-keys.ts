import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/variables.ts';
import type { Identity } from './caller.ts';

/** What an identity is stored as where a row outlives its profile: HMACs, 43 characters of base64url each. */
export interface IdentityKeys {
  /** Of the identity's uid. */
  readonly identity: string;
  /** Of its address, lower case; `null` while the address is not confirmed, as it may be somebody else's. */
  readonly address: string | null;
}

/** All keys that rows of one identity may carry: one for each secret that is or was in use. */
export interface KnownKeys {
  readonly identities: readonly string[];
  readonly addresses: readonly string[];
}

type Known = Pick<Identity, 'uid' | 'email' | 'isEmailConfirmed'>;

/** Recognizes an identity whose profile was deleted, without keeping its uid or address (ADR 47). */
@Injectable()
export class IdentityHasher {
  private readonly secrets: readonly string[];

  constructor(@Inject(CONFIG) { IDENTITY_SECRETS }: Pick<Config, 'IDENTITY_SECRETS'>) {
    // Production refuses to start without one.
    this.secrets = IDENTITY_SECRETS.length > 0 ? IDENTITY_SECRETS : [''];
  }

  /** What is written. */
  keysOf(person: Known): IdentityKeys {
    const { identities, addresses } = this.knownKeysOf(person);
    return { identity: String(identities[0]), address: addresses[0] ?? null };
  }

  /** What is looked up. */
  knownKeysOf({ uid, email, isEmailConfirmed }: Known): KnownKeys {
    const hasAddress = isEmailConfirmed && email !== '';
    return {
      identities: this.secrets.map((secret) => hmac(secret, `uid ${uid}`)),
      addresses: hasAddress ? this.secrets.map((secret) => hmac(secret, `address ${email.toLowerCase()}`)) : [],
    };
  }
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
