import { DECLINE_PAUSE_DAYS, type Invite, localMinuteText } from '@crewdeck/contract';
import { DUPLICATE_TEXT } from './send-texts.ts';

const DAY_MS = 86_400_000;

/**
 * The invite after which the same person can't be invited to the same project at `now`: it waits for an answer, or was declined
 * less than a week ago (decisions: lives). `undefined` where there is none.
 *
 * @param sent newest first
 */
export function earlierInvite(
  sent: readonly Invite[],
  { projectId, receiverId }: Pick<Invite, 'projectId' | 'receiverId'>,
  now: Date,
): Invite | undefined {
  return sent.find(
    (invite) =>
      invite.projectId === projectId &&
      invite.receiverId === receiverId &&
      (invite.status === 'pending' || pauseEndOf(invite) > now.getTime()),
  );
}

/** Why the person can't be invited again, and from when they can where that is known. */
export function earlierInviteText(invite: Invite, name: string): string {
  if (invite.status === 'pending') return DUPLICATE_TEXT;
  const until = localMinuteText(new Date(pauseEndOf(invite)).toISOString());
  return `${name} declined an invite to this project. You can invite them again from ${until}.`;
}

function pauseEndOf({ declinedAt }: Invite): number {
  return declinedAt === null ? 0 : Date.parse(declinedAt) + DECLINE_PAUSE_DAYS * DAY_MS;
}
