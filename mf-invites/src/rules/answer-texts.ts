import type { AnswerInvite } from '@crewdeck/contract';
import { ApiError, hasStatus, serverText } from '@crewdeck/module-sdk';

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

/** What the invite itself says of an answer that was not saved. */
export function answerRefusal(error: unknown): string {
  const reason = isTeamFull(error) ? answerFailedText(error) : "We couldn't save your answer.";
  return `${reason} The invite is still pending.`;
}

/** Nobody can accept then, until a seat is free again (decisions: team size). */
export function isTeamFull(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'project.team_full';
}
