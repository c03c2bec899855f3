import { SignJWT } from 'jose';

/** The one that signs. */
export const KEY = 'a-secret-that-only-the-tests-know-1';

export interface Wishes {
  claims?: object;
  key?: string;
  audience?: string;
  seconds?: number;
  algorithm?: string;
}

/** A token as the API signs it into a link. */
export function aToken({ claims, key = KEY, audience = '', seconds = 600, algorithm = 'HS256' }: Wishes) {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(audience)
    .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
    .sign(Buffer.from(key));
}
