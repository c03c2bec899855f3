import { type EventKind, hoursInWords, TEAM_PROPOSAL_HOURS } from '@crewdeck/contract';
import type { AtOnceKind } from '../../notifications/notification-kinds.ts';

/** Heads of the emails about one event. Each says what has happened, in other words than the subject above it. */
export const LETTER_TITLES: Readonly<Record<AtOnceKind, string>> = {
  invite_received: "You've been invited to {project}",
  invite_accepted: 'You have a new teammate on {project}',
  invite_declined: 'Your invite to {project} was declined',
  invite_reminder: 'An invite to {project} is still open',
  interest_not_now: 'You have a reply from {project}',
  removed: 'You were removed from {project}',
  meeting_proposed: 'A new meeting for {project}',
  meeting_moved: 'A meeting for {project} was moved',
  meeting_cancelled: 'A meeting for {project} is cancelled',
  webhook_off: 'A webhook for {project} is off',
  check_in_due: 'Time to check in with {project}',
  team_asks_after_you: 'Your check-ins for {project} are due',
  seat_may_be_freed: 'You can free a seat on {project}',
  commitment_ends: 'Your time with {project} ends',
  team_proposed: 'We found you a team for {project}',
  team_fell_through: "Your team for {project} didn't form",
  team_formed: 'Your team has formed',
  email_changed: 'Your account has a new email',
  profile_hidden: "Others can't see your profile",
  profile_shown: 'Others can see your profile',
  suspended: "You can't use your account",
  reinstated: 'You can use your account again',
  event_announced: 'The organisers of {project} wrote to you',
  organiser_added: "You're an organiser of {project}",
};

const ASKS = `needs your answer within ${hoursInWords(TEAM_PROPOSAL_HOURS)}.`;

/** Subjects that are not the event's own sentence, as the head says that already. */
export const LETTER_SUBJECTS: Partial<Readonly<Record<EventKind, string>>> = {
  team_proposed: `A team for {project} ${ASKS}`,
};

/** Of a team that follows one which fell through. */
export const NEXT_TEAM = {
  subject: `Another team for {project} ${ASKS}`,
  title: 'We found you another team for {project}',
  next: "Your last team didn't form. This one forms once everyone on it says yes.",
};
