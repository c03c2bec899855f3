import { dropKeptForms } from '@crewdeck/module-sdk/host';
import { readHostDocument } from '../host-document.ts';
import type { Proof } from './identity-provider-contract.ts';
import { identityProvider } from './session-start.ts';

// Each rejects with the provider's error. The session changes when the provider notifies `session-start.ts`.

export async function signInWithPassword(email: string, password: string): Promise<void> {
  await (await identityProvider()).signInWithPassword(email, password);
}

export async function signUpWithPassword(email: string, password: string): Promise<void> {
  await (await identityProvider()).signUpWithPassword(email, password);
}

/** A strict CSP blocks the script of Google's popup. The page then reloads with a lenient one, for the next press. */
export async function signInWithGoogle(): Promise<void> {
  if (readHostDocument().isStrict) return window.location.reload();
  await (await identityProvider()).signInWithGoogle();
}

export async function signOut(): Promise<void> {
  dropKeptForms();
  await (await identityProvider()).signOut();
}

export async function sendPasswordReset(email: string): Promise<void> {
  await (await identityProvider()).sendPasswordReset(email);
}

/** `proof` is checked against the signed-in person's account. */
export async function changePassword(proof: Proof, password: string): Promise<void> {
  const provider = await identityProvider();
  await provider.proveIdentity(proof);
  await provider.changePassword(password);
}

/** Mails a link to the new address. `proof` is checked against the signed-in person's account. */
export async function changeEmail(proof: Proof, email: string): Promise<void> {
  const provider = await identityProvider();
  await provider.proveIdentity(proof);
  await provider.changeEmail(email);
}

export async function proveIdentity(proof: Proof): Promise<void> {
  await (await identityProvider()).proveIdentity(proof);
}

export async function deletePerson(): Promise<void> {
  dropKeptForms();
  await (await identityProvider()).deletePerson();
}
