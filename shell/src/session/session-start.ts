import { notify, readSession, type SessionUser } from '@crewdeck/module-sdk';
import {
  awaitSession,
  type createQueryClient,
  publishSession,
  setConfirmationMailer,
  setTokenSource,
} from '@crewdeck/module-sdk/host';
import { createStore, useStore } from 'zustand';
import { afterFirstPaint } from '../after-first-paint.ts';
import { forgetPreviousPerson } from './cached-queries.ts';
import type { FirebaseConfig, IdentityProvider } from './identity-provider-contract.ts';
import { forgetRole, learnRole } from './ops-role.ts';
import { rememberSession, wasSignedIn } from './remembered-session.ts';

/** How far the identity library has come; `failed` until somebody tries again. */
type SessionStart = 'loading' | 'failed' | 'connected';

const SESSION_ENDED = 'Your session has ended. Please sign in again.';

const store = createStore<{ start: SessionStart }>(() => ({ start: 'loading' }));
let connecting: Promise<IdentityProvider> | null = null;
let connect = (): Promise<IdentityProvider> => Promise.reject(new Error('The session has not been started.'));

/**
 * Loads the identity library after the first paint, in a chunk of its own, and keeps the SDK's session up to date from
 * then on, and the queries those of who is signed in. `open` leads to an address of ours. A browser in which nobody was signed in
 * is a visitor's, and has nothing to ask: there the library comes where people sign in, or once another tab has signed in.
 */
export function startSession(
  config: FirebaseConfig,
  queryClient: ReturnType<typeof createQueryClient>,
  open: (path: string) => void,
): void {
  const forget = forgetPreviousPerson(queryClient);
  const listeners = {
    onUser: (user: SessionUser | null) => {
      rememberSession(user !== null);
      forgetRole();
      publishSession(user);
      forget(user);
      if (user) void readRoleOfPerson();
    },
    onEnded: () => notify.info(SESSION_ENDED, { id: SESSION_ENDED }),
  };
  connect = async () => {
    const { connectSession } = await import('./connect-session.ts');
    return connectSession(config, listeners, { queryClient, open });
  };
  setTokenSource(readToken);
  if (wasSignedIn()) awaitSession();
  setConfirmationMailer(async () => (await identityProvider()).sendConfirmationMail());
  document.addEventListener('visibilitychange', lookForConfirmation);
  for (const moment of ['visibilitychange', 'focus', 'online']) window.addEventListener(moment, askIfSignedIn);
  afterFirstPaint(() => {
    askIfSignedIn();
    if (connecting === null) listeners.onUser(null);
  });
}

/** Somebody may have signed in meanwhile, in another tab. */
function askIfSignedIn(): void {
  if (wasSignedIn() || store.getState().start === 'failed') retrySessionStart();
}

/** The identity provider, once its library is there. Rejects when that can't be loaded; the next call tries again. */
export function identityProvider(): Promise<IdentityProvider> {
  connecting ??= connect().then(
    (provider) => {
      store.setState({ start: 'connected' });
      return provider;
    },
    (error: unknown) => {
      connecting = null;
      store.setState({ start: 'failed' });
      throw error;
    },
  );
  return connecting;
}

/** Loads the library unless that is done or under way. Its outcome is in {@link useSessionStart}. */
export function retrySessionStart(): void {
  if (store.getState().start === 'failed') store.setState({ start: 'loading' });
  identityProvider().catch((error: unknown) => {
    console.warn('The identity library could not be loaded.', error);
  });
}

/** The link in the mail opens in another tab, or on another device: back here, the person expects that it has worked. */
function lookForConfirmation(): void {
  const { user } = readSession();
  if (document.hidden || !user || user.emailVerified) return;
  identityProvider()
    .then((provider) => provider.lookForConfirmation())
    .catch((error: unknown) => console.warn('Whether the e-mail address is confirmed could not be asked.', error));
}

/** Looks into the person's token for their role; `isForced` into a fresh one. */
export function readRoleOfPerson(isForced = false): Promise<void> {
  return learnRole(async () => (await identityProvider()).readRole(isForced));
}

export function useSessionStart(): SessionStart {
  return useStore(store, (state) => state.start);
}

/** A visitor's calls don't wait for a library that has nothing to add to them. */
async function readToken(isForced: boolean): Promise<string | null> {
  if (store.getState().start !== 'connected' && !wasSignedIn()) return null;
  const provider = await identityProvider().catch(() => null);
  return provider ? provider.readToken(isForced) : null;
}
