import { notify } from '@crewdeck/module-sdk';
import type { createQueryClient } from '@crewdeck/module-sdk/host';
import { followLive } from '../live/follow-live.ts';
import { endPushHere, keepPush } from '../push/push-here.ts';
import { connectIdentityProvider } from './identity-provider.ts';
import type { FirebaseConfig, IdentityProvider, UserListener } from './identity-provider-contract.ts';
import { keepSession } from './remembered-session.ts';
import { watchConfirmation } from './watch-confirmation.ts';

const SESSION_ENDED = 'Your session has ended. Please sign in again.';

interface Page {
  queryClient: ReturnType<typeof createQueryClient>;
  open: (path: string) => void;
}

/** Connects the identity provider, and starts and stops live updates and push with each session. */
export function connectSession(
  config: FirebaseConfig,
  onUser: UserListener,
  { queryClient, open }: Page,
): IdentityProvider {
  const follow = followLive(queryClient, (isForced) => provider.readToken(isForced));
  const provider = connectIdentityProvider(config, {
    onUser: (user) => {
      onUser(user);
      follow(user);
      void keepPush(user !== null, open);
    },
    onToken: keepSession,
    onEnded: () => notify.info(SESSION_ENDED, { id: SESSION_ENDED }),
  });
  watchConfirmation(provider, queryClient);
  const signOut = async () => {
    await endPushHere();
    await provider.signOut();
  };
  return { ...provider, signOut };
}
