import { DECLINE_UNDO_MS, type EventKind } from '@crewdeck/contract';

/** Who is told: people around the project, or those whom the caller names. The actor and the named person never are. */
export type Recipient = 'owner' | 'members' | 'invited' | 'interested' | 'named';

/** Where an email's button and a push lead, on this site. `:id` is the project, or the event where there is none yet. */
export interface NotificationLink {
  readonly label: string;
  readonly path: string;
}

export interface NotificationKind {
  readonly to: readonly Recipient[];
  /** Waiting people are told at once; all else is in the digest of the day. */
  readonly email: 'at_once' | 'digest';
  /** Title of a push; nothing is pushed without it. */
  readonly push?: string;
  /** {@link ACTIVITY} without it. */
  readonly link?: NotificationLink;
  /** For so long it can be taken back, so no email or push goes out. */
  readonly undoMs?: number;
  /** Each person reads it of a project at most once a day. */
  readonly isDaily?: true;
}

export const ACTIVITY: NotificationLink = { label: 'See your activity', path: '/my-invites?tab=activity' };
const INVITES = { label: 'Read and answer', path: '/my-invites' };
const TEAM = { label: 'See your team', path: '/projects/:id#team' };
const CHECK_IN = { label: 'Check in', path: '/projects/:id#check-in' };

/** One entry for each kind. Its sentence and topic stand in the contract's `EVENTS`, as the browser needs them too. */
export const NOTIFICATION_KINDS = {
  invite_received: { to: ['named'], email: 'at_once', push: 'You are invited', link: INVITES },
  invite_accepted: { to: ['named'], email: 'at_once', push: 'Your invite was accepted', link: TEAM },
  invite_declined: { to: ['named'], email: 'at_once', push: 'Your invite was declined', undoMs: DECLINE_UNDO_MS },
  invite_withdrawn: { to: ['named'], email: 'digest' },
  sent_invite_expired: { to: ['named'], email: 'digest' },
  received_invite_expired: { to: ['named'], email: 'digest' },
  invite_expires_soon: { to: ['named'], email: 'digest' },
  interest_shown: {
    to: ['owner'],
    email: 'digest',
    push: 'Somebody would like to join',
    link: { label: 'See who is interested', path: '/projects/:id#interested' },
  },
  interest_not_now: {
    to: ['named'],
    email: 'at_once',
    push: 'Your interest was answered',
    link: { label: 'Find another project', path: '/explore-projects' },
  },
  interest_closed: { to: ['named'], email: 'digest' },
  joined: { to: ['members'], email: 'digest' },
  left: { to: ['members', 'owner'], email: 'digest' },
  removed: { to: ['named'], email: 'at_once', push: 'Your place on a team has ended' },
  handover_offered: { to: ['named'], email: 'digest' },
  handover_accepted: { to: ['named'], email: 'digest' },
  handover_declined: { to: ['owner'], email: 'digest' },
  owner_changed: { to: ['members'], email: 'digest' },
  project_archived: { to: ['members', 'invited'], email: 'digest', isDaily: true },
  project_deleted: { to: ['members', 'invited', 'interested'], email: 'digest' },
  deadline_near: { to: ['members', 'owner'], email: 'digest', isDaily: true },
  check_in_due: { to: ['named'], email: 'at_once', link: CHECK_IN },
  team_asks_after_you: { to: ['named'], email: 'at_once', link: CHECK_IN },
  check_in_missed: { to: ['members', 'owner'], email: 'digest' },
  seat_may_be_freed: { to: ['owner'], email: 'at_once', link: TEAM },
  commitment_ends: {
    to: ['named'],
    email: 'at_once',
    link: { label: 'Answer your team', path: '/projects/:id#commitment' },
  },
  team_proposed: {
    to: ['named'],
    email: 'at_once',
    push: 'A team is proposed to you',
    link: { label: 'Read and answer', path: '/hackathons/:id' },
  },
  team_formed: { to: ['named'], email: 'at_once', push: 'Your team is complete', link: TEAM },
  team_search_ended: { to: ['named'], email: 'digest' },
} as const satisfies Record<EventKind, NotificationKind>;

/** The same, of any kind. */
export function notificationKind(kind: EventKind): NotificationKind {
  return NOTIFICATION_KINDS[kind];
}

/** As a list of texts in SQL. */
export function kindsWhere(has: (kind: NotificationKind) => boolean): string {
  const kinds = Object.entries<NotificationKind>(NOTIFICATION_KINDS).filter(([, kind]) => has(kind));
  return kinds.map(([name]) => `'${name}'`).join(', ');
}

/** Where somebody reads more. @param subjectId `null` where they may not open it, or it is gone */
export function linkOf(kind: EventKind, subjectId: string | null): NotificationLink {
  const link = notificationKind(kind).link ?? ACTIVITY;
  if (!link.path.includes(':id')) return link;
  return subjectId ? { ...link, path: link.path.replace(':id', subjectId) } : ACTIVITY;
}
