import {
  ANNOUNCEMENTS_A_DAY,
  DECLINE_PAUSE_DAYS,
  daysInWords,
  type ErrorBody,
  type ErrorCode,
  inWords,
  LIMITS,
  LONGEST_INVITE_PAUSE_DAYS,
  MOST_BROKEN_PROPOSALS,
  MOST_FOUND_TEAMS,
  MOST_PICTURE_PIXELS,
  MOST_WEBHOOKS,
} from '@crewdeck/contract';
import type { DomainError } from './domain-error.ts';

interface ErrorAnswer {
  readonly status: number;
  readonly sentence: string;
}

/** What a caller gets for each code. A code that is missing here does not compile. */
export const ERROR_ANSWERS: Readonly<Record<ErrorCode, ErrorAnswer>> = {
  'request.invalid': { status: 400, sentence: "Something here isn't valid. Check it and try again." },
  'request.malformed': { status: 400, sentence: "We couldn't read the request." },
  'request.too_large': { status: 413, sentence: 'The request is too large.' },
  'request.unsupported_media_type': { status: 415, sentence: 'The request must be JSON.' },
  'request.timeout': { status: 408, sentence: 'That took too long. Try again.' },
  'request.not_found': { status: 404, sentence: "There's nothing at this address." },
  'request.rate_limited': { status: 429, sentence: 'Too many requests. Wait a moment, then try again.' },
  'auth.required': { status: 401, sentence: 'Please sign in first.' },
  'auth.invalid_token': { status: 401, sentence: 'Authentication error. Please sign in again.' },
  'auth.forbidden': { status: 403, sentence: "You can't do this." },
  'auth.not_fresh': { status: 401, sentence: "Sign in again, so we know it's you." },
  'auth.suspended': { status: 403, sentence: 'Your account is suspended.' },
  'user.not_found': { status: 404, sentence: 'Profile not found.' },
  'user.already_exists': { status: 409, sentence: 'You already have a profile.' },
  'user.identity_mismatch': { status: 403, sentence: 'You can only save your own profile.' },
  'user.profile_required': { status: 403, sentence: 'Please complete your profile first.' },
  'user.pause_too_long': {
    status: 400,
    sentence: `You can pause invites for up to ${LONGEST_INVITE_PAUSE_DAYS} days.`,
  },
  'user.email_unconfirmed': {
    status: 403,
    sentence: 'Confirm your email first. You can get a link on your account page.',
  },
  'picture.not_found': { status: 404, sentence: "This picture isn't here any more." },
  'picture.unreadable': { status: 400, sentence: "We couldn't read this picture. Choose a JPEG, PNG or WebP file." },
  'picture.too_many_pixels': {
    status: 400,
    sentence: `A picture can have up to ${MOST_PICTURE_PIXELS / 1_000_000} megapixels. Choose a smaller one.`,
  },
  'picture.hidden': { status: 409, sentence: 'This picture has been hidden. Choose another one.' },
  'project.not_found': { status: 404, sentence: "We couldn't find this project." },
  'project.not_owner': { status: 403, sentence: 'Only the project owner can do this.' },
  'project.hidden': { status: 409, sentence: "This isn't possible while the project or your profile is hidden." },
  'project.archived': { status: 409, sentence: 'This project is archived.' },
  'project.deadline_passed': { status: 409, sentence: "This project's deadline has passed." },
  'project.not_looking': { status: 409, sentence: 'This project is no longer looking for people.' },
  'project.team_full': { status: 409, sentence: "This project's team is full." },
  'project.size_below_team': { status: 400, sentence: 'The team is already larger than that.' },
  'project.deadline_in_past': { status: 400, sentence: "The deadline can't be in the past." },
  'project.hackathon_unknown': { status: 400, sentence: "This hackathon isn't listed." },
  'project.not_member': { status: 403, sentence: 'Only team members can do this.' },
  'project.owner_stays': { status: 409, sentence: 'Hand the project over first, or archive it.' },
  'project.member_not_found': { status: 404, sentence: "This person isn't on the team." },
  'project.handover_not_found': { status: 404, sentence: "There's no open offer to hand this project over." },
  'project.other_hackathon': { status: 409, sentence: "This project isn't for this hackathon." },
  'project.not_completed': { status: 409, sentence: "This project isn't finished." },
  'project.former_member_not_found': { status: 404, sentence: 'This person was never on the team.' },
  'team_link.too_many': {
    status: 409,
    sentence: `Your team room holds ${LIMITS.teamLinks} links. Remove one to add another.`,
  },
  'webhook.not_found': { status: 404, sentence: 'This webhook is gone.' },
  'webhook.bad_address': {
    status: 400,
    sentence: 'Enter the address of a server on the Internet.',
  },
  'webhook.too_many': {
    status: 409,
    sentence: `Your project has ${MOST_WEBHOOKS} webhooks. Remove one to add another.`,
  },
  'team_note.not_found': { status: 404, sentence: 'This note is gone.' },
  'team_note.not_author': { status: 403, sentence: 'You can only change notes that you wrote.' },
  'team_meeting.not_found': { status: 404, sentence: 'This meeting is gone.' },
  'team_meeting.not_proposer': { status: 403, sentence: 'You can only change meetings that you proposed.' },
  'team_meeting.bad_time': { status: 400, sentence: 'Choose a time from now to a year ahead.' },
  'team_meeting.too_many': {
    status: 409,
    sentence: `Your team has ${LIMITS.teamMeetings} meetings ahead. Cancel one to propose another.`,
  },
  'team_meeting.moved': { status: 409, sentence: 'This meeting was moved. Look at the new time first.' },
  'team_meeting.over': { status: 409, sentence: 'This meeting is over or cancelled.' },
  'calendar.not_found': { status: 404, sentence: "There's no calendar at this address." },
  'invite.not_found': { status: 404, sentence: "We couldn't find this invite." },
  'invite.not_pending': { status: 409, sentence: 'This invite has already been answered.' },
  // The client recognises this failure by the lowercase word "unique" (spec 8).
  'invite.already_sent': {
    status: 409,
    sentence: 'An invite must be unique: this person has already been invited to this project.',
  },
  'invite.to_self': { status: 400, sentence: "You can't invite yourself." },
  'invite.to_owner': { status: 400, sentence: "You can't invite the project's owner." },
  'invite.receiver_not_found': { status: 404, sentence: "We couldn't find the person you're inviting." },
  'invite.not_owner': { status: 403, sentence: 'Only the project owner can send invites.' },
  'invite.too_many_pending': {
    status: 409,
    sentence: 'This project has too many open invites. Wait until some are answered.',
  },
  'invite.none_created': { status: 409, sentence: "We couldn't invite any of these people." },
  'invite.withdrawn': { status: 409, sentence: 'This invite has been withdrawn.' },
  'invite.expired': { status: 409, sentence: 'This invite has expired.' },
  'invite.recently_declined': {
    status: 409,
    sentence: `This person declined an invite to this project less than ${daysInWords(DECLINE_PAUSE_DAYS)} ago.`,
  },
  'invite.already_reminded': { status: 409, sentence: "You've already reminded this person." },
  'invite.receiver_paused': { status: 409, sentence: "This person isn't taking invites right now." },
  'invite.receiver_has_many': { status: 409, sentence: 'This person has too many open invites. Try again later.' },
  'interest.already_shown': { status: 409, sentence: 'You have already shown interest in this project' },
  'interest.own_project': { status: 400, sentence: 'This is your own project.' },
  'interest.already_member': { status: 409, sentence: "You're already on this project's team." },
  'hackathon.not_found': { status: 404, sentence: "We couldn't find this hackathon." },
  'announcement.too_many': {
    status: 409,
    sentence: `You can send ${inWords(ANNOUNCEMENTS_A_DAY)} announcements a day. Try again tomorrow.`,
  },
  'organiser.not_found': { status: 404, sentence: "This person doesn't organise this hackathon." },
  'organiser.too_many': {
    status: 409,
    sentence: `A hackathon can have up to ${LIMITS.organisers} organisers. Remove one to add another.`,
  },
  'team_round.bad_size': { status: 400, sentence: 'Choose a team size that this event allows.' },
  'team_round.bad_time': { status: 400, sentence: "Choose a time from now until the end of the event's first day." },
  'team_round.not_found': { status: 404, sentence: 'This round is no longer planned.' },
  'team_round.too_many': {
    status: 409,
    sentence: `You can plan ${LIMITS.plannedRounds} rounds. Cancel one to plan another.`,
  },
  'team_search.already_looking': {
    status: 409,
    sentence: "You're already looking here, for yourself or with another project. Stop your current search first.",
  },
  'team_search.has_team': {
    status: 409,
    sentence: `We've already found you ${inWords(MOST_FOUND_TEAMS)} teams for this event. You can still join one by invite.`,
  },
  'team_search.on_team': {
    status: 409,
    sentence: "You're already on a team for this event. Leave it first to look for another one.",
  },
  'team_search.broke_twice': {
    status: 409,
    sentence: `You left ${inWords(MOST_BROKEN_PROPOSALS)} proposed teams after saying yes, so you can't search here any more. People can still invite you.`,
  },
  'team_search.not_looking': { status: 409, sentence: 'Start looking for a team here first.' },
  'team_proposal.not_found': { status: 404, sentence: "We couldn't find this team proposal." },
  'team_proposal.over': { status: 409, sentence: 'This proposal has ended.' },
  'team_proposal.no_alternative': {
    status: 409,
    sentence: "You can't choose the other project any more. You can still answer this team.",
  },
  'hackathon.over': { status: 409, sentence: 'Teams for this hackathon can no longer be formed.' },
  'block.to_self': { status: 400, sentence: "You can't block yourself." },
  'notification.link_invalid': {
    status: 400,
    sentence: 'This link is incomplete. Copy all of it from the email.',
  },
  'report.already_made': { status: 409, sentence: "You've already reported this. We'll look into it." },
  'report.changed_meanwhile': {
    status: 409,
    sentence: 'Someone else has decided in the meantime. Check it again.',
  },
  'report.to_self': { status: 400, sentence: "You can't report yourself." },
  'interest.not_found': { status: 404, sentence: "We couldn't find this interest." },
  'interest.not_open': { status: 409, sentence: 'This interest has already been answered or closed.' },
  'interest.not_now': { status: 409, sentence: 'The team went another way.' },
  'interest.already_invited': {
    status: 409,
    sentence: "You're already invited to this project. Answer the invite instead.",
  },
  'push.off': { status: 409, sentence: 'Browser notifications are switched off here.' },
  'release.not_found': { status: 404, sentence: "This release doesn't exist." },
  'release.bytes_differ': { status: 409, sentence: 'This release was published before with other files.' },
  'release.incompatible': { status: 409, sentence: "This release doesn't fit what's live." },
  'release.changed_meanwhile': {
    status: 409,
    sentence: 'Someone has changed this module in the meantime. Check it again.',
  },
  'release.no_last_good': { status: 409, sentence: "There's no earlier good release." },
  'release.stopped': { status: 409, sentence: 'This module is stopped. Resume it first.' },
  'release.not_stopped': { status: 409, sentence: "This module isn't stopped." },
  'release.unsigned': { status: 403, sentence: "Releases must be signed here, and this one isn't." },
  'release.wrong_signature': { status: 403, sentence: "This signature doesn't allow that." },
  'release.no_canary': { status: 409, sentence: 'This module has no canary.' },
  'release.previews_off': { status: 409, sentence: 'Signed links are switched off here.' },
  'server.unavailable': { status: 503, sentence: "Crewdeck isn't available right now. Try again soon." },
  'server.internal': { status: 500, sentence: 'Oops! Something went wrong.' },
};

/** The sentence for people. */
export function sentenceOf({ code, sentence }: DomainError): string {
  return sentence ?? ERROR_ANSWERS[code].sentence;
}

export function errorBody(refusal: DomainError, requestId: string): ErrorBody {
  return { error: sentenceOf(refusal), code: refusal.code, requestId };
}
