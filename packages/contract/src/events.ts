import { DEADLINE_NEAR_DAYS, INVITE_REMINDER_DAYS, MISSED_CHECK_INS, TEAM_PROPOSAL_HOURS } from './constants.ts';
import { daysInWords, hoursInWords, inWords } from './in-words.ts';

/** What people can turn off, for each channel. */
export const NOTIFICATION_TOPICS = ['invites', 'answers', 'interest', 'team', 'projects', 'check_ins'] as const;

interface Event {
  readonly topic: (typeof NOTIFICATION_TOPICS)[number];
  /** What is said of it, wherever it is told. */
  readonly sentence: string;
}

/** What can happen to a person, because of others or of time. The API's `NOTIFICATION_KINDS` says who is told, and how. */
export const EVENTS = {
  invite_received: { topic: 'invites', sentence: '{person} invites you to {project}.' },
  invite_accepted: {
    topic: 'answers',
    sentence: '{person} accepted your invite and is on the team of {project} now.',
  },
  invite_declined: { topic: 'answers', sentence: '{person} declined your invite to {project}.' },
  invite_withdrawn: { topic: 'invites', sentence: '{person} withdrew the invite to {project}.' },
  sent_invite_expired: {
    topic: 'answers',
    sentence: '{person} did not answer your invite to {project} in time.',
  },
  received_invite_expired: { topic: 'invites', sentence: 'The invite of {person} to {project} has expired.' },
  invite_expires_soon: {
    topic: 'invites',
    sentence: `The invite of {person} to {project} expires within ${daysInWords(INVITE_REMINDER_DAYS)}.`,
  },
  interest_shown: { topic: 'interest', sentence: '{person} would like to join {project}.' },
  interest_not_now: { topic: 'answers', sentence: '{project}: The team went another way.' },
  interest_closed: { topic: 'answers', sentence: 'Your interest in {project} was closed without an answer.' },
  joined: { topic: 'team', sentence: '{person} joined the team of {project}.' },
  left: { topic: 'team', sentence: '{person} is no longer on the team of {project}.' },
  removed: { topic: 'team', sentence: 'You are no longer on the team of {project}.' },
  handover_offered: { topic: 'team', sentence: '{person} asks you to own {project} from now on.' },
  handover_accepted: { topic: 'team', sentence: '{person} owns {project} now, and you are a member of its team.' },
  handover_declined: { topic: 'team', sentence: '{person} does not want to own {project}.' },
  owner_changed: { topic: 'team', sentence: '{person} owns {project} now.' },
  project_archived: { topic: 'projects', sentence: '{project} was archived and takes nobody in any more.' },
  project_deleted: { topic: 'projects', sentence: '{project} was deleted by its owner.' },
  deadline_near: {
    topic: 'projects',
    sentence: `{project} reaches its deadline within ${daysInWords(DEADLINE_NEAR_DAYS)}.`,
  },
  check_in_due: { topic: 'check_ins', sentence: 'Are you still with {project}? One click tells your team.' },
  team_asks_after_you: {
    topic: 'check_ins',
    sentence: 'The team of {project} would like to hear how you are.',
  },
  check_in_missed: {
    topic: 'team',
    sentence: `{person} has been quiet in {project} for ${inWords(MISSED_CHECK_INS.teamIsTold)} check-ins. A friendly word may help.`,
  },
  seat_may_be_freed: {
    topic: 'team',
    sentence: `{person} has been quiet in {project} for ${inWords(MISSED_CHECK_INS.seatMayBeFreed)} check-ins. You may free the seat, or wait.`,
  },
  commitment_ends: {
    topic: 'check_ins',
    sentence: 'The last day that you said for {project} has come. Tell your team whether you go on.',
  },
  team_proposed: {
    topic: 'team',
    sentence: `A team for {project} is proposed to you. You have ${hoursInWords(TEAM_PROPOSAL_HOURS)} to say yes.`,
  },
  team_formed: { topic: 'team', sentence: 'Everybody said yes: welcome to {project}.' },
  team_search_ended: { topic: 'team', sentence: 'You look for a team for {project} no more.' },
} as const satisfies Record<string, Event>;

export type EventKind = keyof typeof EVENTS;

/** The bell counts received invites, so they are no activity. */
export type ActivityKind = Exclude<EventKind, 'invite_received'>;

/** What the activity list tells a person (decisions: words). */
export const ACTIVITY_KINDS = Object.keys(EVENTS).filter((kind) => kind !== 'invite_received') as [
  ActivityKind,
  ...ActivityKind[],
];

/** How somebody is told who has no page open. */
export const NOTIFICATION_CHANNELS = ['mail', 'push'] as const;
