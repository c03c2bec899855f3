import type { Invite } from '@crewdeck/contract';

/** The list with one invite in another state; every other entry stays the same object, so that no other card renders again. */
export function withStatus(invites: readonly Invite[], inviteId: string, status: Invite['status']): Invite[] {
  return invites.map((invite) => (invite.id === inviteId ? { ...invite, status } : invite));
}
