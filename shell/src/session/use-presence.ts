import { type SessionUser, useSession } from '@crewdeck/module-sdk';

/** Who is in front of the page, as far as one can tell by now. */
export type Presence = { kind: 'person'; user: SessionUser } | { kind: 'visitor' } | { kind: 'awaited' };

/** A browser without a remembered session belongs to a visitor; with one, the provider is waited for. */
export function usePresence(): Presence {
  const { user, isAwaited } = useSession();
  if (user) return { kind: 'person', user };
  return { kind: isAwaited ? 'awaited' : 'visitor' };
}
