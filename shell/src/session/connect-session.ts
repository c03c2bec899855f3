import type { createQueryClient } from '@crewdeck/module-sdk/host';
import { followLive } from '../live/follow-live.ts';
import { endPushHere, keepPush } from '../push/push-here.ts';
import { connectIdentityProvider } from './identity-provider.ts';
import type { FirebaseConfig, IdentityProvider, SessionListeners } from './identity-provider-contract.ts';

interface Page {
  queryClient: ReturnType<typeof createQueryClient>;
  open: (path: string) => void;
}

/** The identity provider, and what begins and ends with a session besides. */
export function connectSession(
  config: FirebaseConfig,
  { onUser, onEnded }: SessionListeners,
  { queryClient, open }: Page,
): IdentityProvider {
  const follow = followLive(queryClient, (isForced) => provider.readToken(isForced));
  const provider = connectIdentityProvider(config, {
    onUser: (user) => {
      onUser(user);
      follow(user);
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
