import { createSecretKey, type KeyObject } from 'node:crypto';
import { moduleNameSchema, releaseIdSchema } from '@crewdeck/contract/schemas';
import type { PagePreview } from '@crewdeck/releases';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';

const AUDIENCE = 'crewdeck-preview';

const claimsSchema = z.object({ module: moduleNameSchema, release: releaseIdSchema, exp: z.int() });

export type PreviewToken = { status: 'valid'; preview: PagePreview } | { status: 'expired' } | { status: 'invalid' };

/** Reads the signed tokens that let one browser try a release. Any of the keys may have signed, so they can be changed. */
export class PreviewTokens {
  readonly #keys: KeyObject[];

  constructor(secrets: readonly string[]) {
    this.#keys = secrets.map((secret) => createSecretKey(Buffer.from(secret)));
  }

  async read(token: string): Promise<PreviewToken> {
    const results = await Promise.all(this.#keys.map((key) => readWith(key, token)));
    return results.find(({ status }) => status !== 'invalid') ?? { status: 'invalid' };
  }
}

async function readWith(key: KeyObject, token: string): Promise<PreviewToken> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience: AUDIENCE });
    const { module, release, exp } = claimsSchema.parse(payload);
    return { status: 'valid', preview: { module, release, expiresAt: new Date(exp * 1_000).toISOString() } };
  } catch (error) {
    return { status: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
  }
}
