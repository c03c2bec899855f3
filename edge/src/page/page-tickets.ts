import { createSecretKey, randomBytes } from 'node:crypto';
import { PAGE_LOAD_AUDIENCE, PAGE_LOAD_MINUTES } from '@crewdeck/releases';
import { SignJWT } from 'jose';

const ID_BYTES = 16;

/** Signs each page load, so that the API counts what its page reports once. It says nothing of who asked. */
export class PageTickets {
  readonly #key;

  /** @param secrets the first signs */
  constructor([secret]: readonly string[]) {
    this.#key = secret === undefined ? null : createSecretKey(Buffer.from(secret));
  }

  /** @returns `null` without a key */
  async next(): Promise<string | null> {
    if (!this.#key) return null;
    return new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(PAGE_LOAD_AUDIENCE)
      .setJti(randomBytes(ID_BYTES).toString('base64url'))
      .setExpirationTime(`${PAGE_LOAD_MINUTES} minutes`)
      .sign(this.#key);
  }
}
