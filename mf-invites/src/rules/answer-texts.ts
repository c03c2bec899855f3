import type { AnswerInvite } from '@crewdeck/contract';
import { hasStatus, serverText } from '@crewdeck/module-sdk';

export type Answer = AnswerInvite['status'];

const CONFLICT = 409;
const FAILED = 'Failed to respond to invite.';

const SAVED: Record<Answer, string> = {
  accepted: "You've joined the project!",
  declined: 'Invite declined.',
  pending: 'The invite is open again.',
};

export function answerSavedText(answer: Answer): string {
  return SAVED[answer];
}

/** A conflict (team full, no longer pending) is explained by the server; any other failure says nothing a person can act on. */
export function answerFailedText(error: unknown): string {
  return hasStatus(error, CONFLICT) ? serverText(error, FAILED) : FAILED;
}
