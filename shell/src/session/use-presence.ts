import { type SessionUser, useSession } from '@crewdeck/module-sdk';
import { wasSignedIn } from './remembered-session.ts';

/** Who is in front of the page, as far as one can tell by now. */
export type Presence = { kind: 'person'; user: SessionUser } | { kind: 'visitor' } | { kind: 'awaited' };

/** A browser that nobody was signed in with is taken for a visitor's at once; another one is waited for. */
export function usePresence(): Presence {
  const { user, isLoaded } = useSession();
  if (user) return { kind: 'person', user };
  if (!isLoaded && wasSignedIn()) return { kind: 'awaited' };
  return { kind: 'visitor' };
}
