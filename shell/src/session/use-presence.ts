import { type SessionUser, useSession } from '@crewdeck/module-sdk';
import { useSyncExternalStore } from 'react';
import { wasSignedIn } from './remembered-session.ts';

/** Who is in front of the page, as far as one can tell by now. */
export type Presence = { kind: 'person'; user: SessionUser } | { kind: 'visitor' } | { kind: 'awaited' };

/** A browser without a remembered session belongs to a visitor; with one, the provider is waited for. */
export function usePresence(): Presence {
  const { user, isLoaded } = useSession();
  const isRemembered = useSyncExternalStore(subscribeToNothing, wasSignedIn, () => false);
  if (user) return { kind: 'person', user };
  if (!isLoaded && isRemembered) return { kind: 'awaited' };
  return { kind: 'visitor' };
}

/** The hint matters until the provider has answered, and is then replaced by what it said. */
const subscribeToNothing = () => () => undefined;
