import { ROLE_CLAIM } from '@crewdeck/contract';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  debugErrorMap,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { FirebaseConfig, IdentityProvider, Proof, SessionListeners } from './identity-provider-contract.ts';
import { isSessionOver, isUnknownPerson } from './provider-errors.ts';
import { sessionUserOf } from './session-user.ts';

export function connectIdentityProvider(
  config: FirebaseConfig,
  { onUser, onToken, onEnded }: SessionListeners,
): IdentityProvider {
  const auth = openAuth(config);
  onAuthStateChanged(auth, (user) => {
    onUser(user ? sessionUserOf(user) : null);
    if (user) renewTokenOnceConfirmed(user).catch((error: unknown) => console.warn('The token is old.', error));
  });
  onIdTokenChanged(auth, async (user) => {
    const result = await user?.getIdTokenResult().catch((error: unknown) => console.warn('There is no token.', error));
    // They may have signed out meanwhile.
    if (!result || !user || auth.currentUser?.uid !== user.uid) return;
    onToken({ user: sessionUserOf(user), token: result.token, expiresAt: Date.parse(result.expirationTime) });
  });

  let isEmailChanging = false;

  async function readToken(isForced: boolean): Promise<string | null> {
    await auth.authStateReady();
    try {
      return (await auth.currentUser?.getIdToken(isForced)) ?? null;
    } catch (error) {
      if (!isSessionOver(error)) throw error;
      // The library signs out by itself for some of these answers, but not for all.
      await signOut(auth);
      onEnded();
      return null;
    }
  }

  return {
    readToken,
    readRole: async (isForced) => {
      await auth.authStateReady();
      return (await auth.currentUser?.getIdTokenResult(isForced))?.claims[ROLE_CLAIM];
    },
    signInWithPassword: async (email, password) => void (await signInWithEmailAndPassword(auth, email, password)),
    signUpWithPassword: async (email, password) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      // Nobody waits for it, and the account page sends it again.
      sendEmailVerification(user).catch((error: unknown) => console.warn('No confirmation mail was sent.', error));
    },
    signInWithGoogle: async () =>
      void (await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)),
    signOut: () => signOut(auth),
    sendPasswordReset: async (email) => {
      await sendPasswordResetEmail(auth, email).catch((error: unknown) => {
        if (!isUnknownPerson(error)) throw error;
      });
    },
    proveIdentity: (proof) => proveIdentity(presentUser(auth), proof),
    changePassword: (password) => updatePassword(presentUser(auth), password),
    changeEmail: async (email) => {
      await verifyBeforeUpdateEmail(presentUser(auth), email);
      isEmailChanging = true;
    },
    deletePerson: () => deleteUser(presentUser(auth)),
    sendConfirmationMail: async () => {
      if (auth.currentUser) await sendEmailVerification(auth.currentUser);
    },
    lookForConfirmation: async () => {
      const user = auth.currentUser;
      if (!user || (user.emailVerified && !isEmailChanging)) return;
      const { email, emailVerified } = user;
      // The emulator keeps the session of somebody whose email has changed; Google ends it.
      if (isEmailChanging && (await readToken(true)) === null) return;
      await reload(user);
      if (user.email === email && user.emailVerified === emailVerified) return;
      await renewTokenOnceConfirmed(user);
      onUser(sessionUserOf(user));
    },
  };
}

async function proveIdentity(user: User, proof: Proof): Promise<void> {
  if (proof === 'google') {
    await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
    return;
  }
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', proof.password));
}

function presentUser({ currentUser }: Auth): User {
  if (!currentUser) throw new Error('Nobody is signed in.');
  return currentUser;
}

/** An older token says `email_verified: false` for up to an hour, and the API trusts only tokens. */
async function renewTokenOnceConfirmed(user: User): Promise<void> {
  if (!user.emailVerified) return;
  const { claims } = await user.getIdTokenResult();
  if (claims.email_verified !== true) await user.getIdToken(true);
}

function openAuth({ apiKey, authDomain, projectId, emulatorUrl }: FirebaseConfig): Auth {
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    // The default map has only codes. This one has the provider's sentences, which people read.
    errorMap: debugErrorMap,
    // No popup resolver: it would load the provider's frame on every page. The Google button passes it.
  });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return auth;
}
