import { DECLINE_PAUSE_DAYS, INVITE_LIFE_DAYS, INVITE_REMINDER_DAYS, type Invite } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { daysAfter } from '../database/sql.ts';
import type { SentInvite } from './after-invite.ts';
import { InviteEntity } from './invite.entity.ts';
import { invitesSeenBy } from './invite-columns.ts';

export type NewInvite = Pick<InviteEntity, 'projectId' | 'senderId' | 'receiverId' | 'role' | 'note'>;

/** Keeps the names as of this day, for the side that may not see the other one any more. */
const INSERT = `
  INSERT INTO invites (project_id, sender_id, receiver_id, role, note, status, answered_at, life_days,
    project_title, sender_name, receiver_name)
  SELECT p.id, s.id, r.id, $4, $5, $6, CASE WHEN $6 = 'accepted' THEN now() END, ${INVITE_LIFE_DAYS},
    p.title, s.name, r.name
  FROM projects p, users s, users r WHERE p.id = $1 AND s.id = $2 AND r.id = $3
  ON CONFLICT DO NOTHING RETURNING id`;

const OUTSTANDING = `
  SELECT count(*)::int AS count FROM (
    SELECT FROM invites WHERE sender_id = $1 AND status = 'pending' LIMIT $2) AS open`;

const WAITED_FOR = `SELECT FROM interests WHERE user_id = $1 AND project_id = $2 AND status = 'shown'`;

const RECENTLY_DECLINED = `
  SELECT FROM invites WHERE project_id = $1 AND receiver_id = $2 AND status = 'declined'
    AND answered_at > now() - interval '${DECLINE_PAUSE_DAYS} days' LIMIT 1`;

/** As its indexes have it. */
const EXPIRES_AT = daysAfter('i.created_at', 'i.life_days');

/**
 * Pending ones, in steps. What people are told of them names project and people, so these are locked as well, and first:
 * PostgreSQL locks in the order of the clauses, and keeps an invite locked whose project it then skips. That is a deadlock
 * with a transaction that has locked this project and these lists, and goes on to write the invite.
 */
const expiringWithin = (days: number, condition = '') => `
  SELECT i.id FROM invites i JOIN projects p ON p.id = i.project_id
    JOIN users s ON s.id = i.sender_id JOIN users r ON r.id = i.receiver_id
  WHERE i.status = 'pending' ${condition} AND ${EXPIRES_AT} < now() + interval '${days} days'
  ORDER BY ${EXPIRES_AT} LIMIT $1 FOR KEY SHARE OF p, s, r SKIP LOCKED FOR UPDATE OF i SKIP LOCKED`;

const SENT = `project_id AS "projectId", sender_id AS "senderId", receiver_id AS "receiverId"`;

const EXPIRE = `
  UPDATE invites SET status = 'expired', answered_at = now() WHERE id IN (${expiringWithin(0)}) RETURNING ${SENT}`;

const REMIND = `
  UPDATE invites SET reminded_at = now() WHERE id IN (
    ${expiringWithin(INVITE_REMINDER_DAYS, `AND i.reminded_at IS NULL AND ${EXPIRES_AT} > now()`)}) RETURNING ${SENT}`;

@Injectable()
export class InvitesRepository {
  async findSeenBy(manager: EntityManager, viewerId: string, id: string): Promise<Invite | null> {
    const [invite] = await manager.query<Invite[]>(`${invitesSeenBy('$1')} WHERE i.id = $2`, [viewerId, id]);
    return invite ?? null;
  }

  find(manager: EntityManager, id: string): Promise<InviteEntity | null> {
    return manager.findOneBy(InviteEntity, { id });
  }

  countPending(manager: EntityManager, projectId: string): Promise<number> {
    return manager.countBy(InviteEntity, { projectId, status: 'pending' });
  }

  /** Counts no further than the limit. Call it after the lock: it needs a snapshot from then. */
  async countOutstanding(manager: EntityManager, senderId: string, most: number): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(OUTSTANDING, [senderId, most]);
    return row?.count ?? 0;
  }

  /** Whether the person has shown interest in the project and waits for its answer. */
  async isWaitedFor(manager: EntityManager, projectId: string, userId: string): Promise<boolean> {
    const interest = await manager.query<unknown[]>(WAITED_FOR, [userId, projectId]);
    return interest.length > 0;
  }

  /** `null` when the receiver has a pending or accepted invite to this project: a unique index holds that. */
  async insert(
    manager: EntityManager,
    { projectId, senderId, receiverId, role, note }: NewInvite,
    status: 'pending' | 'accepted' = 'pending',
  ): Promise<string | null> {
    const values = [projectId, senderId, receiverId, role, note, status];
    const [inserted] = await manager.query<{ id: string }[]>(INSERT, values);
    return inserted?.id ?? null;
  }

  findPending(manager: EntityManager, projectId: string, receiverId: string): Promise<InviteEntity | null> {
    return manager.findOneBy(InviteEntity, { projectId, receiverId, status: 'pending' });
  }

  /** Ends an invite, or opens a declined one again. */
  async setStatus(manager: EntityManager, id: string, status: InviteEntity['status']): Promise<void> {
    await manager.update(InviteEntity, { id }, { status, answeredAt: status === 'pending' ? null : () => 'now()' });
  }

  /** Whether the person has declined an invite to the project within the last days. */
  async hasDeclined(manager: EntityManager, projectId: string, receiverId: string): Promise<boolean> {
    const declined = await manager.query<unknown[]>(RECENTLY_DECLINED, [projectId, receiverId]);
    return declined.length > 0;
  }

  /** Ends what nobody has answered in time. Skips what somebody is answering at this moment. */
  async expire(manager: EntityManager, most: number): Promise<SentInvite[]> {
    const [expired] = await manager.query<[SentInvite[], number]>(EXPIRE, [most]);
    return expired;
  }

  /** Marks those that expire soon. */
  async remind(manager: EntityManager, most: number): Promise<SentInvite[]> {
    const [reminded] = await manager.query<[SentInvite[], number]>(REMIND, [most]);
    return reminded;
  }
}
