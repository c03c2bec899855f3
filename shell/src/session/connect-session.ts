import { endPushHere, keepPush } from '../push/push-here.ts';
import { connectIdentityProvider } from './identity-provider.ts';
import type { FirebaseConfig, IdentityProvider, SessionListeners } from './identity-provider-contract.ts';

/** The identity provider, and what begins and ends with a session besides. */
export function connectSession(
  config: FirebaseConfig,
  { onUser, onEnded }: SessionListeners,
  open: (path: string) => void,
): IdentityProvider {
  const provider = connectIdentityProvider(config, {
    onUser: (user) => {
      onUser(user);
      void keepPush(user !== null, open);
    },
    onEnded,
  });
  const signOut = async () => {
    await endPushHere();
    await provider.signOut();
  };
  return { ...provider, signOut };
}
