import type { EventKind } from '@crewdeck/contract';

/** Who is told: people around the project, or those whom the caller names. The actor and the named person never are. */
export type Recipient = 'owner' | 'members' | 'invited' | 'interested' | 'named';

export interface NotificationKind {
  readonly to: readonly Recipient[];
}

/** One entry for each kind. What is said of it, and its topic, stand in the contract's `EVENTS`, as the browser needs them too. */
export const NOTIFICATION_KINDS = {
  invite_received: { to: ['named'] },
  invite_accepted: { to: ['named'] },
  invite_declined: { to: ['named'] },
  invite_withdrawn: { to: ['named'] },
  sent_invite_expired: { to: ['named'] },
  received_invite_expired: { to: ['named'] },
  invite_expires_soon: { to: ['named'] },
  interest_shown: { to: ['owner'] },
  interest_not_now: { to: ['named'] },
  interest_closed: { to: ['named'] },
  joined: { to: ['members'] },
  left: { to: ['members', 'owner'] },
  removed: { to: ['named'] },
  handover_offered: { to: ['named'] },
  handover_accepted: { to: ['named'] },
  handover_declined: { to: ['owner'] },
  owner_changed: { to: ['members'] },
  project_archived: { to: ['members', 'invited'] },
  project_deleted: { to: ['members', 'invited', 'interested'] },
  deadline_near: { to: ['members', 'owner'] },
  check_in_due: { to: ['named'] },
  team_asks_after_you: { to: ['named'] },
  check_in_missed: { to: ['members', 'owner'] },
  seat_may_be_freed: { to: ['owner'] },
  commitment_ends: { to: ['named'] },
  team_proposed: { to: ['named'] },
  team_formed: { to: ['named'] },
  team_search_ended: { to: ['named'] },
} as const satisfies Record<EventKind, NotificationKind>;
