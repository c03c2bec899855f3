import { readSession, type SessionUser } from '@crewdeck/module-sdk';
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
import { readKeptSession, rememberSession, wasSignedIn } from './remembered-session.ts';

/**
 * Whether the identity provider has said who is signed in. `failed` when its library can't be loaded or it gives no
 * answer in time; a late answer still makes it `connected`.
 */
type SessionStart = 'loading' | 'failed' | 'connected';

/** How long a page waits for the identity provider, in milliseconds (design: identity). */
const ANSWER_LIMIT_MS = 3_000;
/** A kept token must outlive the call that it is sent with, in milliseconds. */
const SHORTEST_VALIDITY_MS = 30_000;

const store = createStore<{ start: SessionStart }>(() => ({ start: 'loading' }));
let connecting: Promise<IdentityProvider> | null = null;
let connect = (): Promise<IdentityProvider> => Promise.reject(new Error('The session has not been started.'));
/** Since when the provider owes an answer; `null` when it owes none. */
let unansweredSince: number | null = null;

/**
 * Draws who was signed in here at once, and asks the identity provider after the first paint. Its library is a chunk of
 * its own. In a browser without a session it loads on the sign-in pages, or once another tab has signed in. From then on
 * the SDK's session and the query cache follow the provider. `open` leads to an address of ours.
 */
export function startSession(
  config: FirebaseConfig,
  queryClient: ReturnType<typeof createQueryClient>,
  open: (path: string) => void,
): void {
  const forget = forgetPreviousPerson(queryClient);
  const publish = (user: SessionUser | null) => {
    forgetRole();
    publishSession(user);
    forget(user);
  };
  connect = async () => {
    const { connectSession } = await import('./connect-session.ts');
    const onUser = (user: SessionUser | null) => {
      rememberSession(user !== null);
      publish(user);
      answered();
      if (user) void readRoleOfPerson();
    };
    return connectSession(config, onUser, { queryClient, open });
  };
  store.subscribe(({ start }, { start: before }) => {
    if (start === 'connected' && before !== 'connected') refetchFailed(queryClient);
  });
  setTokenSource(readToken);
  const kept = readKeptSession();
  if (kept) publish(kept.user);
  else if (wasSignedIn()) awaitSession();
  setConfirmationMailer(async () => (await identityProvider()).sendConfirmationMail());
  for (const moment of ['visibilitychange', 'focus', 'online']) window.addEventListener(moment, askIfSignedIn);
  afterFirstPaint(() => {
    askIfSignedIn();
    if (connecting === null) publish(null);
  });
}

/** The person may have signed in meanwhile, in another tab. */
function askIfSignedIn(): void {
  if (wasSignedIn() || store.getState().start === 'failed') retrySessionStart();
}

/** The identity provider, once its library is there. Rejects when that can't be loaded; the next call tries again. */
export function identityProvider(): Promise<IdentityProvider> {
  connecting ??= connect().catch((error: unknown) => {
    connecting = null;
    throw error;
  });
  return connecting;
}

/**
 * Asks the provider something that a page waits for. Rejects when it has given no answer for {@link ANSWER_LIMIT_MS}, at
 * once if it has been silent that long already. A late answer is noted.
 */
async function ask<T>(question: (provider: IdentityProvider) => Promise<T>): Promise<T> {
  unansweredSince ??= Date.now();
  const remainingMs = unansweredSince + ANSWER_LIMIT_MS - Date.now();
  const answer = identityProvider().then(question);
  answer.then(answered, () => {
    unansweredSince = null;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The identity provider does not answer.')), remainingMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } catch (error) {
    store.setState({ start: 'failed' });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function answered(): void {
  unansweredSince = null;
  store.setState({ start: 'connected' });
}

/** What could not be loaded without the provider is loaded now. */
function refetchFailed(queryClient: ReturnType<typeof createQueryClient>): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/** Asks the provider who is signed in, and loads its library first if need be. Its outcome is in {@link useSessionStart}. */
export function retrySessionStart(): void {
  if (store.getState().start === 'failed') {
    store.setState({ start: 'loading' });
    unansweredSince = null;
  }
  ask((provider) => provider.readToken(false)).catch((error: unknown) => {
    console.warn('The session could not be checked.', error);
  });
}

/** Reads the role from the person's token; `isForced` requests a fresh one. */
export function readRoleOfPerson(isForced = false): Promise<void> {
  return learnRole(() => ask((provider) => provider.readRole(isForced)));
}

export function useSessionStart(): SessionStart {
  return useStore(store, (state) => state.start);
}

/**
 * A visitor's calls wait for nothing. Until the provider answers, a person's calls carry the token that this browser
 * keeps. Without a valid one they wait for the provider, and fail if it stays silent: the answer for visitors would mislead.
 */
async function readToken(isForced: boolean): Promise<string | null> {
  const isConnected = store.getState().start === 'connected';
  if (!isConnected && !wasSignedIn()) return null;
  const kept = isConnected || isForced ? null : readKeptSession();
  if (kept && kept.user.uid === readSession().user?.uid && kept.expiresAt > Date.now() + SHORTEST_VALIDITY_MS)
    return kept.token;
  return ask((provider) => provider.readToken(isForced));
}
