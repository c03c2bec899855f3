import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';

export const TICKET_KEY = 'a-secret-that-only-the-tests-know-1';

interface Wishes {
  readonly key?: string;
  readonly audience?: string;
  readonly seconds?: number;
}

/** What the edge signs into a page, each time that one is loaded, or with something wrong. */
export function aPageTicket({ key = TICKET_KEY, audience = 'crewdeck-page-load', seconds = 600 }: Wishes = {}) {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setJti(randomUUID())
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(Buffer.from(key));
}
