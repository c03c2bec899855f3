import type { SessionUser } from '@crewdeck/module-sdk';
import type { KeptSession } from './remembered-session.ts';

export interface FirebaseConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  emulatorUrl: string | null;
}

export type UserListener = (user: SessionUser | null) => void;

export interface SessionListeners {
  /** Who is signed in, now and at every change, in any tab. */
  onUser: UserListener;
  /** The signed-in person has another token. */
  onToken: (session: KeptSession) => void;
  /** The provider has ended the session by itself: the account is disabled or gone, or its tokens are revoked. */
  onEnded: () => void;
}

/** How a signed-in person proves their identity again: by their password, or in Google's popup. */
export type Proof = { password: string } | 'google';

/** What the shell asks of the identity provider. A refused call rejects with the provider's own error. */
export interface IdentityProvider {
  /** `null` when nobody is signed in; also once the provider has ended the session. */
  readToken: (isForced: boolean) => Promise<string | null>;
  /** The role in the token of the signed-in person; `isForced` asks for a fresh one, as a role may be new. */
  readRole: (isForced: boolean) => Promise<unknown>;
  signInWithPassword: (email: string, password: string) => Promise<void>;
  signUpWithPassword: (email: string, password: string) => Promise<void>;
  signInWithGoogle: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Mails a link to reset a forgotten password. Never tells whether the account exists. */
  sendPasswordReset: (email: string) => Promise<void>;
  /** Makes the session fresh. The provider and the API require that before what can't be undone. */
  proveIdentity: (proof: Proof) => Promise<void>;
  /** Needs a fresh session. */
  changePassword: (password: string) => Promise<void>;
  /** Mails a link to another address, which is the person's once they open it; that ends their sessions. Needs a fresh session. */
  changeEmail: (email: string) => Promise<void>;
  /** Removes the identity, which ends the session. Needs a fresh one. */
  deletePerson: () => Promise<void>;
  /** Mails the signed-in person a link that confirms their address; nothing for a visitor. */
  sendConfirmationMail: () => Promise<void>;
  /** Asks whether the signed-in person has confirmed their address, or another one, by now, and calls `onUser` if so. */
  lookForConfirmation: () => Promise<void>;
}
