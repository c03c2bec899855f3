import { type SessionUser, useSession } from '@crewdeck/module-sdk';

/** Who uses the page; `awaited` while the provider has not answered. */
export type Presence = { kind: 'person'; user: SessionUser } | { kind: 'visitor' } | { kind: 'awaited' };

/** Without a remembered session the person is a visitor at once. */
export function usePresence(): Presence {
  const { user, isAwaited } = useSession();
  if (user) return { kind: 'person', user };
  return { kind: isAwaited ? 'awaited' : 'visitor' };
}
