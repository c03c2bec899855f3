import type { EntityManager } from 'typeorm';
import { closeAnswered } from '../endings/waiting.ts';
import { InterestEntity } from '../interests/interest.entity.ts';
import { notify } from '../notifications/notify.ts';
import { retract } from '../notifications/retract.ts';
import type { InviteEntity } from './invite.entity.ts';

export type SentInvite = Pick<InviteEntity, 'projectId' | 'senderId' | 'receiverId'>;

/** An invite answers the interest that its receiver has shown. */
async function answerInterest(manager: EntityManager, { projectId, receiverId }: SentInvite): Promise<void> {
  const shown = { projectId, userId: receiverId, status: 'shown' } as const;
  await manager.update(InterestEntity, shown, { status: 'invited' });
}

export async function afterSending(manager: EntityManager, invite: SentInvite & { note: string }): Promise<void> {
  await answerInterest(manager, invite);
  await notify(manager, 'invite_received', { ...toReceiver(invite), by: invite.senderId, words: invite.note });
}

/** @param by who acts: the receiver, or the last one who has said yes to a proposed team */
export async function afterAccepting(manager: EntityManager, invite: SentInvite, by: string): Promise<void> {
  const { projectId, receiverId } = invite;
  await notify(manager, 'invite_accepted', { ...toSender(invite), by });
  await notify(manager, 'joined', { projectId, personId: receiverId, by });
}

export async function afterDeclining(manager: EntityManager, invite: SentInvite): Promise<void> {
  await closeAnswered(manager, [invite]);
  await notify(manager, 'invite_declined', { ...toSender(invite), by: invite.receiverId });
}

/** @param invite as it was declined */
export async function afterUndoing(manager: EntityManager, invite: InviteEntity): Promise<void> {
  await retract(manager, ['invite_declined'], { ...toSender(invite), since: invite.answeredAt });
  await answerInterest(manager, invite);
}

export async function afterWithdrawing(manager: EntityManager, invite: SentInvite): Promise<void> {
  await closeAnswered(manager, [invite]);
  await notify(manager, 'invite_withdrawn', { ...toReceiver(invite), by: invite.senderId });
}

export async function afterExpiring(manager: EntityManager, invites: readonly SentInvite[]): Promise<void> {
  await closeAnswered(manager, invites);
  await notify(
    manager,
    'sent_invite_expired',
    invites.map((invite) => ({ ...toSender(invite), by: null })),
  );
  await notify(
    manager,
    'received_invite_expired',
    invites.map((invite) => ({ ...toReceiver(invite), by: null })),
  );
}

export async function afterReminding(manager: EntityManager, invites: readonly SentInvite[]): Promise<void> {
  await notify(
    manager,
    'invite_expires_soon',
    invites.map((invite) => ({ ...toReceiver(invite), by: null })),
  );
}

/** Once for each invite, when its sender asks for it. */
export async function afterAskingAgain(manager: EntityManager, invite: SentInvite): Promise<void> {
  await notify(manager, 'invite_reminder', { ...toReceiver(invite), by: invite.senderId });
}

/** What the receiver is told of the sender. */
function toReceiver({ projectId, senderId, receiverId }: SentInvite) {
  return { projectId, to: [receiverId], personId: senderId };
}

/** What the sender is told of the receiver. */
function toSender({ projectId, senderId, receiverId }: SentInvite) {
  return { projectId, to: [senderId], personId: receiverId };
}
