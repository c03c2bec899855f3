import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';

const expirySchema = z.object({ exp: z.int() });

export type ReadToken<Claims> =
  | { status: 'valid'; claims: Claims /** ISO date and time. */; expiresAt: string }
  | { status: 'expired' }
  | { status: 'invalid' };

/** Reads the tokens that the API has signed for links. Any of the keys may have signed, so they can be changed. */
export class SignedTokens {
  readonly #keys: KeyObject[];

  constructor(secrets: readonly string[]) {
    this.#keys = secrets.map((secret) => createSecretKey(Buffer.from(secret)));
  }

  /** @param audience what the token is for */
  async read<Claims>(token: string, audience: string, schema: z.ZodType<Claims>): Promise<ReadToken<Claims>> {
    const results = await Promise.all(this.#keys.map((key) => readWith(key, token, audience, schema)));
    return results.find(({ status }) => status !== 'invalid') ?? { status: 'invalid' };
  }
}

async function readWith<Claims>(
  key: KeyObject,
  token: string,
  audience: string,
  schema: z.ZodType<Claims>,
): Promise<ReadToken<Claims>> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience });
    const { exp } = expirySchema.parse(payload);
    return { status: 'valid', claims: schema.parse(payload), expiresAt: new Date(exp * 1_000).toISOString() };
  } catch (error) {
    return { status: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
  }
}
