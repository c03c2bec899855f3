import { SIGNED_IN_COOKIE } from '@crewdeck/releases/host-document';
import type { BrowserContext } from '@playwright/test';
import { theSystem } from './system.ts';

const API_KEY = 'demo-api-key';

export interface Credentials {
  email: string;
  password: string;
}

/** What the provider's library reads of a session that it finds in a browser. It asks the provider for the rest. */
interface KeptSession {
  uid: string;
  email: string;
  emailVerified: false;
  isAnonymous: false;
  stsTokenManager: { refreshToken: string; accessToken: string; expirationTime: number };
}

/** Whether no page has been opened in a browser yet. */
export function isUnused(context: BrowserContext): boolean {
  return context.pages().every((page) => page.url() === 'about:blank');
}

/** Leaves an unused browser as somebody left it who signed in some time ago: a page load less for each test than the form takes. */
export async function keepSession(context: BrowserContext, person: Credentials): Promise<void> {
  const session = await newSession(person);
  const { url } = theSystem();
  await context.setStorageState({
    cookies: [cookieAt(url)],
    origins: [
      {
        origin: url,
        localStorage: [{ name: `firebase:authUser:${API_KEY}:[DEFAULT]`, value: JSON.stringify(session) }],
      },
    ],
  });
}

async function newSession({ email, password }: Credentials): Promise<KeptSession> {
  const address = `${theSystem().authEmulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  const response = await fetch(`${address}?key=${API_KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { localId, idToken, refreshToken, expiresIn, error } = await response.json();
  if (error) throw new Error(`${email} cannot sign in: ${error.message}`);
  const expirationTime = Date.now() + Number(expiresIn) * 1000;
  const tokens = { refreshToken, accessToken: idToken, expirationTime };
  return { uid: localId, email, emailVerified: false, isAnonymous: false, stsTokenManager: tokens };
}

/** By which the first answer of the edge is for somebody who is signed in. */
function cookieAt(url: string) {
  const { hostname: domain } = new URL(url);
  return {
    name: SIGNED_IN_COOKIE,
    value: 'yes',
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
}
