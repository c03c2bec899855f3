import { DEADLINE_NEAR_DAYS, INVITE_REMINDER_DAYS, MISSED_CHECK_INS, TEAM_PROPOSAL_HOURS } from './constants.ts';
import { daysInWords, HIDDEN_PROFILE, hoursInWords, inWords, SUSPENDED } from './in-words.ts';

/** What people can turn off, for each channel. */
export const NOTIFICATION_TOPICS = [
  'invites',
  'answers',
  'interest',
  'team',
  'projects',
  'check_ins',
  'events',
] as const;

interface Event {
  /** `null` for what nobody can turn off. */
  readonly topic: (typeof NOTIFICATION_TOPICS)[number] | null;
  /** What is said of it, wherever it is told. */
  readonly sentence: string;
}

/** What can happen to a person, because of others or of time. The API's `NOTIFICATION_KINDS` says who is told, and how. */
export const EVENTS = {
  invite_received: { topic: 'invites', sentence: '{person} invited you to {project}.' },
  invite_accepted: {
    topic: 'answers',
    sentence: '{person} accepted your invite and joined {project}.',
  },
  invite_declined: { topic: 'answers', sentence: '{person} declined your invite to {project}.' },
  invite_withdrawn: { topic: 'invites', sentence: '{person} withdrew their invite to {project}.' },
  invite_finished: { topic: 'invites', sentence: '{project} is finished, so your invite to it is closed.' },
  sent_invite_expired: {
    topic: 'answers',
    sentence: "{person} didn't answer your invite to {project} in time.",
  },
  received_invite_expired: { topic: 'invites', sentence: "{person}'s invite to {project} has expired." },
  invite_expires_soon: {
    topic: 'invites',
    sentence: `{person}'s invite to {project} expires within ${daysInWords(INVITE_REMINDER_DAYS)}.`,
  },
  invite_reminder: { topic: 'invites', sentence: '{person} is waiting for your answer to their invite to {project}.' },
  interest_shown: { topic: 'interest', sentence: '{person} would like to join {project}.' },
  interest_not_now: { topic: 'answers', sentence: '{project}: The team went another way.' },
  interest_closed: { topic: 'answers', sentence: 'Your interest in {project} closed without an answer.' },
  interest_finished: { topic: 'answers', sentence: '{project} is finished, so your interest is closed.' },
  joined: { topic: 'team', sentence: '{person} joined {project}.' },
  left_team: { topic: 'team', sentence: '{person} left {project}.' },
  left: { topic: 'team', sentence: '{person} is no longer on the team for {project}.' },
  removed: { topic: 'team', sentence: "You're no longer on the team for {project}." },
  handover_offered: { topic: 'team', sentence: '{person} would like to hand {project} over to you.' },
  handover_accepted: { topic: 'team', sentence: "{person} now owns {project}, and you're a member of its team." },
  handover_declined: { topic: 'team', sentence: '{person} declined ownership of {project}.' },
  owner_changed: { topic: 'team', sentence: '{person} now owns {project}.' },
  note_written: { topic: 'team', sentence: '{person} wrote in the team room of {project}.' },
  meeting_proposed: { topic: 'team', sentence: '{person} proposed a meeting for {project}.' },
  meeting_moved: { topic: 'team', sentence: '{person} moved a meeting for {project}. Say if you can still make it.' },
  meeting_cancelled: { topic: 'team', sentence: '{person} cancelled a meeting for {project}.' },
  meeting_declined: { topic: 'team', sentence: "{person} can't make your meeting for {project}." },
  webhook_off: { topic: 'team', sentence: 'A webhook for {project} no longer works, so we turned it off.' },
  project_archived: { topic: 'projects', sentence: '{project} was archived. Nobody new can join it.' },
  project_completed: { topic: 'projects', sentence: '{project} is finished. Add what you did.' },
  credit_given: { topic: 'projects', sentence: '{person} credited you in {project}.' },
  project_deleted: { topic: 'projects', sentence: '{project} was deleted by its owner.' },
  deadline_near: {
    topic: 'projects',
    sentence: `{project} reaches its deadline within ${daysInWords(DEADLINE_NEAR_DAYS)}.`,
  },
  check_in_due: { topic: 'check_ins', sentence: 'Are you still with {project}? One click tells your team.' },
  team_asks_after_you: {
    topic: 'check_ins',
    sentence: 'Your team on {project} would like to hear from you.',
  },
  check_in_missed: {
    topic: 'team',
    sentence: `{person} has missed ${inWords(MISSED_CHECK_INS.teamIsTold)} check-ins for {project}. A friendly message may help.`,
  },
  seat_may_be_freed: {
    topic: 'team',
    sentence: `{person} has missed ${inWords(MISSED_CHECK_INS.seatMayBeFreed)} check-ins for {project}. You can free the seat, or wait.`,
  },
  commitment_ends: {
    topic: 'check_ins',
    sentence: "Your last day on {project} is here. Tell your team if you're staying on.",
  },
  team_proposed: {
    topic: 'team',
    sentence: `We found you a team for {project}. You have ${hoursInWords(TEAM_PROPOSAL_HOURS)} to answer.`,
  },
  team_fell_through: { topic: 'team', sentence: "Your proposed team for {project} fell through. We're still looking." },
  team_formed: { topic: 'team', sentence: 'Everyone said yes. Welcome to {project}.' },
  email_changed: { topic: null, sentence: 'Your email on Crewdeck changed.' },
  profile_hidden: { topic: null, sentence: HIDDEN_PROFILE.news },
  profile_shown: { topic: null, sentence: 'Your profile is visible again.' },
  suspended: { topic: null, sentence: `${SUSPENDED}.` },
  reinstated: { topic: null, sentence: 'Your account is open again.' },
  event_announced: { topic: 'events', sentence: 'News from {project}.' },
  organiser_added: { topic: 'events', sentence: 'You can now organise {project}.' },
  organiser_removed: { topic: 'events', sentence: 'You no longer organise {project}.' },
  team_search_ended: { topic: 'team', sentence: 'Your team search for {project} has ended.' },
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
