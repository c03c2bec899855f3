import { ApiError } from '@crewdeck/module-sdk';

/** In the text of a second invite to the same person for the same project, where an answer has no code (spec 8). */
const DUPLICATE_MARK = 'unique';
const LOWEST_SERVER_FAILURE = 500;

export const INCOMPLETE_TEXT = 'Please select a project and enter a role.';
export const DUPLICATE_TEXT = 'You have already invited this user to this project.';

export function inviteSentText(receiverName: string, projectTitle: string): string {
  return `Invite sent to ${receiverName} for ${projectTitle || 'Project'}.`;
}

export function inviteFailedText(error: unknown): string {
  return isDuplicate(error) ? DUPLICATE_TEXT : '❌ Failed to send invite.';
}

/** The same in the form, with what to do about it. */
export function inviteFailedAdvice(error: unknown): string {
  return isDuplicate(error) ? DUPLICATE_TEXT : `${inviteFailedText(error)} Try again in a moment.`;
}

/** The server's reason for a refusal, where it tells more than {@link inviteFailedText}; `null` where it does not. */
export function refusalReason(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status >= LOWEST_SERVER_FAILURE || isDuplicate(error)) return null;
  return error.message || null;
}

function isDuplicate(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, message } = error;
  return code === null ? message.toLowerCase().includes(DUPLICATE_MARK) : code === 'invite.already_sent';
}
