import {
  DECLINE_PAUSE_DAYS,
  daysInWords,
  type ErrorBody,
  type ErrorCode,
  inWords,
  LONGEST_INVITE_PAUSE_DAYS,
  MOST_BROKEN_PROPOSALS,
  MOST_FOUND_TEAMS,
} from '@crewdeck/contract';
import type { DomainError } from './domain-error.ts';

interface ErrorAnswer {
  readonly status: number;
  readonly sentence: string;
}

/** What a caller gets for each code. A code that is missing here does not compile. */
export const ERROR_ANSWERS: Readonly<Record<ErrorCode, ErrorAnswer>> = {
  'request.invalid': { status: 400, sentence: 'Something in the request is not valid.' },
  'request.malformed': { status: 400, sentence: 'The request could not be read.' },
  'request.too_large': { status: 413, sentence: 'The request is too large.' },
  'request.unsupported_media_type': { status: 415, sentence: 'The request must be JSON.' },
  'request.timeout': { status: 408, sentence: 'The request took too long to arrive.' },
  'request.not_found': { status: 404, sentence: 'There is nothing at this address.' },
  'request.rate_limited': { status: 429, sentence: 'Too many requests. Please wait a moment.' },
  'auth.required': { status: 401, sentence: 'Please sign in first.' },
  'auth.invalid_token': { status: 401, sentence: 'Authentication error. Please sign in again.' },
  'auth.forbidden': { status: 403, sentence: 'You may not do this.' },
  'auth.not_fresh': { status: 401, sentence: 'Please sign in once more, so that we know it is you.' },
  'auth.suspended': { status: 403, sentence: 'Your account is suspended.' },
  'user.not_found': { status: 404, sentence: 'Profile not found.' },
  'user.already_exists': { status: 409, sentence: 'You already have a profile.' },
  'user.identity_mismatch': { status: 403, sentence: 'A profile can only be saved by the person it belongs to.' },
  'user.profile_required': { status: 403, sentence: 'Please complete your profile first.' },
  'user.pause_too_long': {
    status: 400,
    sentence: `Invites can be paused for up to ${LONGEST_INVITE_PAUSE_DAYS} days.`,
  },
  'user.email_unconfirmed': {
    status: 403,
    sentence: 'Confirm your email address first. We sent you a link when you signed up.',
  },
  'project.not_found': { status: 404, sentence: 'This project does not exist.' },
  'project.not_owner': { status: 403, sentence: 'Only the owner of the project may do this.' },
  'project.hidden': { status: 409, sentence: 'This is not possible while the project or your profile is hidden.' },
  'project.archived': { status: 409, sentence: 'This project is archived.' },
  'project.deadline_passed': { status: 409, sentence: 'The deadline of this project has passed.' },
  'project.not_looking': { status: 409, sentence: 'This project is no longer looking for people.' },
  'project.team_full': { status: 409, sentence: 'The team of this project is full.' },
  'project.size_below_team': { status: 400, sentence: 'The team is already larger than this size.' },
  'project.deadline_in_past': { status: 400, sentence: 'The deadline must not be in the past.' },
  'project.hackathon_unknown': { status: 400, sentence: 'This hackathon is not in the directory.' },
  'project.not_member': { status: 403, sentence: 'Only a member of the team may do this.' },
  'project.owner_stays': { status: 409, sentence: 'Please hand the project over first, or archive it.' },
  'project.member_not_found': { status: 404, sentence: 'This person is not on the team.' },
  'project.handover_not_found': { status: 404, sentence: 'Nobody is asked to take this project over.' },
  'project.other_hackathon': { status: 409, sentence: 'This project is not made for this hackathon.' },
  'invite.not_found': { status: 404, sentence: 'This invite does not exist.' },
  'invite.not_pending': { status: 409, sentence: 'This invite has already been answered.' },
  // The client recognises this failure by the lowercase word "unique" (spec 8).
  'invite.already_sent': {
    status: 409,
    sentence: 'An invite must be unique: this person has already been invited to this project.',
  },
  'invite.to_self': { status: 400, sentence: 'You cannot invite yourself.' },
  'invite.to_owner': { status: 400, sentence: 'The owner of a project cannot be invited to it.' },
  'invite.receiver_not_found': { status: 404, sentence: 'The person you are inviting does not exist.' },
  'invite.not_owner': { status: 403, sentence: 'Only the owner of the project may send invites for it.' },
  'invite.too_many_pending': { status: 409, sentence: 'This project already has as many open invites as it may have.' },
  'invite.none_created': { status: 409, sentence: 'None of these people could be invited.' },
  'invite.withdrawn': { status: 409, sentence: 'This invite has been withdrawn.' },
  'invite.expired': { status: 409, sentence: 'This invite has expired.' },
  'invite.recently_declined': {
    status: 409,
    sentence: `This person declined an invite to this project less than ${daysInWords(DECLINE_PAUSE_DAYS)} ago.`,
  },
  'invite.receiver_paused': { status: 409, sentence: 'This person takes no invites now.' },
  'invite.receiver_has_many': { status: 409, sentence: 'This person has many open invites. Please try again later.' },
  'interest.already_shown': { status: 409, sentence: 'You have already shown interest in this project' },
  'interest.own_project': { status: 400, sentence: 'This is your own project.' },
  'interest.already_member': { status: 409, sentence: 'You are already part of this project.' },
  'hackathon.not_found': { status: 404, sentence: 'This hackathon does not exist.' },
  'team_search.already_looking': {
    status: 409,
    sentence: 'You already look here, for yourself or with another project. Please stop that first.',
  },
  'team_search.has_team': {
    status: 409,
    sentence: `You already own a team from here, or found ${inWords(MOST_FOUND_TEAMS)}. Look with its project, or join one by invite.`,
  },
  'team_search.broke_twice': {
    status: 409,
    sentence: `You left ${inWords(MOST_BROKEN_PROPOSALS)} proposed teams after a yes, so this search is closed to you. You can still be invited.`,
  },
  'team_proposal.not_found': { status: 404, sentence: 'This team is not proposed to you.' },
  'team_proposal.over': { status: 409, sentence: 'This proposal is over.' },
  'hackathon.over': { status: 409, sentence: 'This hackathon is over.' },
  'block.to_self': { status: 400, sentence: 'You cannot block yourself.' },
  'notification.link_invalid': {
    status: 400,
    sentence: 'This link is not whole. Please copy all of it from the mail.',
  },
  'report.already_made': { status: 409, sentence: 'You have already reported this. We will look at it.' },
  'report.changed_meanwhile': {
    status: 409,
    sentence: 'Somebody else has decided meanwhile. Please look at it again.',
  },
  'report.to_self': { status: 400, sentence: 'You cannot report yourself.' },
  'interest.not_found': { status: 404, sentence: 'This interest does not exist.' },
  'interest.not_open': { status: 409, sentence: 'This interest has already been answered or has ended.' },
  'interest.not_now': { status: 409, sentence: 'The team went another way.' },
  'interest.already_invited': { status: 409, sentence: 'You are invited to this project. Please answer the invite.' },
  'push.off': { status: 409, sentence: 'Notifications of this browser are switched off here.' },
  'release.not_found': { status: 404, sentence: 'There is no such release.' },
  'release.bytes_differ': { status: 409, sentence: 'This release was published before with other files.' },
  'release.incompatible': { status: 409, sentence: 'This release does not fit what is live.' },
  'release.changed_meanwhile': {
    status: 409,
    sentence: 'Somebody has changed this module meanwhile. Please look at it again.',
  },
  'release.no_last_good': { status: 409, sentence: 'There is no earlier release that was good.' },
  'release.stopped': { status: 409, sentence: 'This module is stopped. Please resume it first.' },
  'release.not_stopped': { status: 409, sentence: 'This module is not stopped.' },
  'release.unsigned': { status: 403, sentence: 'Releases are signed here, and this one is not.' },
  'release.wrong_signature': { status: 403, sentence: 'This signature does not allow it.' },
  'release.no_canary': { status: 409, sentence: 'This module has no canary.' },
  'release.previews_off': { status: 409, sentence: 'Signed links are switched off here.' },
  'server.unavailable': { status: 503, sentence: 'The service is not available right now. Please try again soon.' },
  'server.internal': { status: 500, sentence: 'Oops! Something went wrong.' },
};

/** The sentence for people. */
export function sentenceOf({ code, sentence }: DomainError): string {
  return sentence ?? ERROR_ANSWERS[code].sentence;
}

export function errorBody(refusal: DomainError, requestId: string): ErrorBody {
  return { error: sentenceOf(refusal), code: refusal.code, requestId };
}
