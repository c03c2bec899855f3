/**
 * Every way a call can fail, as `domain.reason`. The list is closed: the API maps each code to a status and a sentence
 * through a `Record` over {@link ErrorCode}, so a new code does not compile until it has both.
 */
export const ERROR_CODES = [
  'request.invalid',
  'request.malformed',
  'request.too_large',
  'request.unsupported_media_type',
  'request.timeout',
  'request.not_found',
  'request.rate_limited',
  'auth.required',
  'auth.invalid_token',
  'auth.forbidden',
  'user.not_found',
  'user.already_exists',
  'user.identity_mismatch',
  'user.profile_required',
  'project.not_found',
  'project.not_owner',
  'project.archived',
  'project.deadline_passed',
  'project.team_full',
  'project.size_below_team',
  'project.deadline_in_past',
  'invite.not_found',
  'invite.not_pending',
  'invite.already_sent',
  'invite.to_self',
  'invite.to_owner',
  'invite.receiver_not_found',
  'invite.not_owner',
  'invite.too_many_pending',
  'invite.none_created',
  'interest.already_shown',
  'interest.own_project',
  'interest.already_member',
  'server.unavailable',
  'server.internal',
] as const;

/** One of {@link ERROR_CODES}. */
export type ErrorCode = (typeof ERROR_CODES)[number];
