import type { NOTIFICATION_TOPICS } from './activity-kinds.ts';
import { DEADLINE_NEAR_DAYS, INVITE_REMINDER_DAYS, MISSED_CHECK_INS, TEAM_PROPOSAL_HOURS } from './constants.ts';
import { daysInWords, hoursInWords, inWords } from './in-words.ts';

/** By what somebody can be told: one of all topics. */
export type EventKind = (typeof NOTIFICATION_TOPICS)[keyof typeof NOTIFICATION_TOPICS][number];

/** What is said of each event, wherever it is told. */
export const EVENT_SENTENCES = {
  invite_received: '{person} invites you to {project}.',
  invite_accepted: '{person} accepted your invite and is on the team of {project} now.',
  invite_declined: '{person} declined your invite to {project}.',
  invite_withdrawn: '{person} withdrew the invite to {project}.',
  sent_invite_expired: '{person} did not answer your invite to {project} in time.',
  received_invite_expired: 'The invite of {person} to {project} has expired.',
  invite_expires_soon: `The invite of {person} to {project} expires within ${daysInWords(INVITE_REMINDER_DAYS)}.`,
  interest_shown: '{person} would like to join {project}.',
  interest_not_now: '{project}: The team went another way.',
  interest_closed: 'Your interest in {project} was closed without an answer.',
  joined: '{person} joined the team of {project}.',
  left: '{person} is no longer on the team of {project}.',
  removed: 'You are no longer on the team of {project}.',
  handover_offered: '{person} asks you to own {project} from now on.',
  handover_accepted: '{person} owns {project} now, and you are a member of its team.',
  handover_declined: '{person} does not want to own {project}.',
  owner_changed: '{person} owns {project} now.',
  project_archived: '{project} was archived and takes nobody in any more.',
  project_deleted: '{project} was deleted by its owner.',
  deadline_near: `{project} reaches its deadline within ${daysInWords(DEADLINE_NEAR_DAYS)}.`,
  check_in_due: 'Are you still with {project}? One click tells your team.',
  team_asks_after_you: 'The team of {project} would like to hear how you are.',
  check_in_missed: `{person} has been quiet in {project} for ${inWords(MISSED_CHECK_INS.teamIsTold)} check-ins. A friendly word may help.`,
  seat_may_be_freed: `{person} has been quiet in {project} for ${inWords(MISSED_CHECK_INS.seatMayBeFreed)} check-ins. You may free the seat, or wait.`,
  commitment_ends: 'The last day that you said for {project} has come. Tell your team whether you go on.',
  team_proposed: `A team for {project} is proposed to you. You have ${hoursInWords(TEAM_PROPOSAL_HOURS)} to say yes.`,
  team_formed: 'Everybody said yes: welcome to {project}.',
  team_search_ended: 'You look for a team for {project} no more.',
} as const satisfies Record<EventKind, string>;
