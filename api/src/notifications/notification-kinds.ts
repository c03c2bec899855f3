import { DECLINE_UNDO_MS, type EventKind, HIDDEN_PROFILE } from '@crewdeck/contract';

/** Who is told: people around the project, or people whom the caller names. The actor and the named person never are. */
export type Recipient = 'owner' | 'members' | 'invited' | 'interested' | 'named';

/** Where an email's button and a push lead, on this site. `:id` is the project, or the event where there is none yet. */
export interface NotificationLink {
  readonly label: string;
  readonly path: string;
}

/** What an email tells beside the sentence, where it is known. */
export type NotificationFact = 'reason' | 'project' | 'role' | 'answer_by' | 'meets_at' | 'teammates' | 'deadline';

/** Waiting people are told at once, with what they can do `next`; all else is in the digest of the day. */
type Email = { readonly email: 'at_once'; readonly next: string } | { readonly email: 'digest'; readonly next?: never };

export type NotificationKind = Email & {
  readonly to: readonly Recipient[];
  readonly facts?: readonly NotificationFact[];
  /** Title of a push; nothing is pushed without it. */
  readonly push?: string;
  /** {@link ACTIVITY} without it. */
  readonly link?: NotificationLink;
  /** For so long it can be taken back, so no email or push goes out. */
  readonly undoMs?: number;
  /** Each person reads it of a project at most once a day, or once a day of each person whom it names and the meeting that it is about. */
  readonly onceADay?: 'by_project' | 'by_person';
};

export const ACTIVITY: NotificationLink = { label: 'View your activity', path: '/my-invites?tab=activity' };
const PROFILE = { label: 'Open your profile', path: '/profile' };
const HOME = { label: 'Open Crewdeck', path: '/' };
const INVITES = { label: 'View invite', path: '/projects/:id' };
const TEAM = { label: 'View your team', path: '/projects/:id#team' };
const ROOM = { label: 'Open your team room', path: '/projects/:id#room' };
const FINISH = { label: 'Add what you did', path: '/projects/:id#finish' };
const CHECK_IN = { label: 'Check in', path: '/projects/:id#check-in' };

/** One entry for each kind. Its sentence and topic stand in the contract's `EVENTS`, as the browser needs them too. */
export const NOTIFICATION_KINDS = {
  invite_received: {
    to: ['named'],
    email: 'at_once',
    next: 'Read the invite, then accept or decline it.',
    facts: ['role', 'answer_by', 'deadline'],
    push: "You've been invited",
    link: INVITES,
  },
  invite_accepted: {
    to: ['named'],
    email: 'at_once',
    next: 'Say hello and agree on your first meeting.',
    facts: ['role', 'deadline'],
    push: 'Your invite was accepted',
    link: TEAM,
  },
  invite_declined: {
    to: ['named'],
    email: 'at_once',
    next: 'You can invite someone else for this role.',
    facts: ['role'],
    push: 'Your invite was declined',
    link: { label: 'Find teammates', path: '/explore?project=:id' },
    undoMs: DECLINE_UNDO_MS,
  },
  invite_withdrawn: { to: ['named'], email: 'digest', facts: ['role'] },
  invite_finished: { to: ['named'], email: 'digest', facts: ['role'] },
  sent_invite_expired: { to: ['named'], email: 'digest', facts: ['role'] },
  received_invite_expired: { to: ['named'], email: 'digest', facts: ['role'] },
  invite_expires_soon: { to: ['named'], email: 'digest', facts: ['role', 'answer_by', 'deadline'] },
  invite_reminder: {
    to: ['named'],
    email: 'at_once',
    next: 'Accept or decline it, so that the team can plan.',
    facts: ['role', 'answer_by', 'deadline'],
    link: INVITES,
  },
  interest_shown: {
    to: ['owner'],
    email: 'digest',
    push: 'Someone would like to join',
    link: { label: "See who's interested", path: '/projects/:id#interested' },
  },
  interest_not_now: {
    to: ['named'],
    email: 'at_once',
    next: 'Other projects are looking for teammates.',
    push: 'You have a reply',
    link: { label: 'Find another project', path: '/explore-projects' },
  },
  interest_closed: { to: ['named'], email: 'digest' },
  interest_finished: { to: ['named'], email: 'digest' },
  joined: { to: ['members'], email: 'digest', facts: ['role'] },
  /** By themselves. `left` is told of who was removed, and was of both before December 2026. */
  left_team: { to: ['members', 'owner'], email: 'digest' },
  left: { to: ['members', 'owner'], email: 'digest' },
  removed: {
    to: ['named'],
    email: 'at_once',
    next: 'The team room is closed to you. Your other teams stay as they are.',
    push: "You're no longer on a team",
  },
  handover_offered: { to: ['named'], email: 'digest', facts: ['deadline'] },
  handover_accepted: { to: ['named'], email: 'digest' },
  handover_declined: { to: ['owner'], email: 'digest' },
  owner_changed: { to: ['members'], email: 'digest' },
  note_written: {
    to: ['members', 'owner'],
    email: 'digest',
    onceADay: 'by_project',
    link: ROOM,
  },
  meeting_proposed: {
    to: ['members', 'owner'],
    email: 'at_once',
    next: 'Say whether you can make it.',
    facts: ['meets_at'],
    push: 'A meeting was proposed',
    link: ROOM,
  },
  meeting_moved: {
    to: ['members', 'owner'],
    email: 'at_once',
    next: 'Say whether you can still make it.',
    facts: ['meets_at'],
    push: 'A meeting was moved',
    link: ROOM,
  },
  meeting_cancelled: {
    to: ['members', 'owner'],
    email: 'at_once',
    next: 'You can propose another time in the team room.',
    facts: ['meets_at'],
    push: 'A meeting was cancelled',
    link: ROOM,
  },
  meeting_declined: { to: ['named'], email: 'digest', facts: ['meets_at'], link: ROOM, onceADay: 'by_person' },
  webhook_off: {
    to: ['owner'],
    email: 'at_once',
    next: 'Once it works, send a test to turn it on again.',
    link: { label: 'See your webhooks', path: '/projects/:id#webhooks' },
  },
  project_archived: { to: ['members', 'invited'], email: 'digest', onceADay: 'by_project' },
  project_completed: { to: ['members'], email: 'digest', onceADay: 'by_project', link: FINISH },
  credit_given: { to: ['named'], email: 'digest', onceADay: 'by_project', link: FINISH },
  project_deleted: { to: ['members', 'invited', 'interested'], email: 'digest' },
  deadline_near: { to: ['members', 'owner'], email: 'digest', facts: ['deadline'], onceADay: 'by_project' },
  check_in_due: {
    to: ['named'],
    email: 'at_once',
    next: "We ask each week, so that your team knows who's around.",
    facts: ['deadline'],
    link: CHECK_IN,
  },
  team_asks_after_you: {
    to: ['named'],
    email: 'at_once',
    next: "One click tells them you're still in. If you're not, you can leave the team.",
    facts: ['deadline'],
    link: CHECK_IN,
  },
  check_in_missed: { to: ['members', 'owner'], email: 'digest' },
  seat_may_be_freed: {
    to: ['owner'],
    email: 'at_once',
    next: 'Nothing happens until you decide.',
    facts: ['deadline'],
    link: TEAM,
  },
  commitment_ends: {
    to: ['named'],
    email: 'at_once',
    next: 'Choose a later day, or leave the team.',
    facts: ['deadline'],
    link: { label: 'Tell your team', path: '/projects/:id#commitment' },
  },
  team_proposed: {
    to: ['named'],
    email: 'at_once',
    next: 'It forms once everyone on it says yes.',
    facts: ['teammates', 'answer_by'],
    push: 'We found you a team',
    link: { label: 'View team', path: '/hackathons/:id#find-my-team' },
  },
  team_fell_through: {
    to: ['named'],
    email: 'at_once',
    next: "Not everyone said yes. You stay in the search, and we'll tell you when we find another team.",
    link: { label: 'See your options', path: '/hackathons/:id#find-my-team' },
  },
  team_formed: {
    to: ['named'],
    email: 'at_once',
    next: 'Say hello and agree on your first meeting.',
    facts: ['project', 'teammates', 'deadline'],
    push: 'Your team has formed',
    link: ROOM,
  },
  /** Goes to the former address, whatever they have turned off. */
  email_changed: {
    to: ['named'],
    email: 'at_once',
    next: 'From now on, our emails go there.',
    link: { label: 'Open your account', path: '/account' },
  },
  profile_hidden: {
    to: ['named'],
    email: 'at_once',
    next: HIDDEN_PROFILE.means,
    facts: ['reason'],
    link: PROFILE,
  },
  profile_shown: {
    to: ['named'],
    email: 'at_once',
    next: 'You can send invites and show interest. Withdrawn invites and interest stay withdrawn.',
    link: PROFILE,
  },
  /** The only email that goes to somebody who is suspended. */
  suspended: {
    to: ['named'],
    email: 'at_once',
    next: "You can't sign in, and only your teams see you and your projects.",
    facts: ['reason'],
    link: HOME,
  },
  reinstated: {
    to: ['named'],
    email: 'at_once',
    next: 'You can sign in again. Withdrawn invites and interest stay withdrawn.',
    link: HOME,
  },
  event_announced: {
    to: ['named'],
    email: 'at_once',
    // The organisers' words say it.
    next: '',
    push: 'News from your hackathon',
    link: { label: 'View hackathon', path: '/hackathons/:id' },
  },
  organiser_added: {
    to: ['named'],
    email: 'at_once',
    next: 'You can propose teams, and add more organisers.',
    link: { label: 'Organise hackathon', path: '/hackathons/:id/organise' },
  },
  organiser_removed: { to: ['named'], email: 'digest' },
  team_search_ended: { to: ['named'], email: 'digest' },
} as const satisfies Record<EventKind, NotificationKind>;

/** What is told by an email of its own. */
export type AtOnceKind = {
  [Kind in EventKind]: (typeof NOTIFICATION_KINDS)[Kind]['email'] extends 'at_once' ? Kind : never;
}[EventKind];

/** The same, of any kind. */
export function notificationKind(kind: EventKind): NotificationKind {
  return NOTIFICATION_KINDS[kind];
}

export function kindsWhere(has: (kind: NotificationKind) => boolean): string[] {
  const kinds = Object.entries<NotificationKind>(NOTIFICATION_KINDS).filter(([, kind]) => has(kind));
  return kinds.map(([name]) => name);
}

/** Where somebody reads more. @param subjectId `null` where they may not open it, or it is gone */
export function linkOf(kind: EventKind, subjectId: string | null): NotificationLink {
  const link = notificationKind(kind).link ?? ACTIVITY;
  if (!link.path.includes(':id')) return link;
  return subjectId ? { ...link, path: link.path.replace(':id', subjectId) } : ACTIVITY;
}
