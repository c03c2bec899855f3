import type { SessionUser } from '@crewdeck/module-sdk';

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
  /** The provider has ended the session by itself: the account is disabled or gone, or its tokens are revoked. */
  onEnded: () => void;
}

/** How somebody shows once more that it is them: with their password, or with Google's popup. */
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
  /** Mails a link by which a forgotten password is replaced. Never says whether there is such an account. */
  sendPasswordReset: (email: string) => Promise<void>;
  /** The session counts as fresh afterwards, which the provider and the API ask for before what can't be undone. */
  proveIdentity: (proof: Proof) => Promise<void>;
  /** Needs a fresh session. */
  changePassword: (password: string) => Promise<void>;
  /** Removes the identity, which ends the session. Needs a fresh one. */
  deletePerson: () => Promise<void>;
  /** Mails the signed-in person a link that confirms their address; nothing for a visitor. */
  sendConfirmationMail: () => Promise<void>;
  /** Asks the provider whether the signed-in person has confirmed their address meanwhile, and tells the listeners if so. */
  lookForConfirmation: () => Promise<void>;
}
