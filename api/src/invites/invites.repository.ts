import { DECLINE_PAUSE_DAYS, INVITE_LIFE_DAYS, INVITE_REMINDER_DAYS, type Invite } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { empty } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { queryRow, queryRows } from '../database/query.ts';
import { daysAfter } from '../database/sql.ts';
import { InterestEntity } from '../interests/interest.entity.ts';
import type { SentInvite } from './after-invite.ts';
import { InviteEntity } from './invite.entity.ts';
import { invitesSeenBy } from './invite-columns.ts';

export type NewInvite = Pick<InviteEntity, 'projectId' | 'senderId' | 'receiverId' | 'role' | 'note'>;

/** Keeps the names as of this day, for the side that may not see the other one any more. */
const insert = ({ projectId, senderId, receiverId, role, note }: NewInvite, status: 'pending' | 'accepted') => sql`
  INSERT INTO invites (project_id, sender_id, receiver_id, role, note, status, answered_at, life_days,
    project_title, sender_name, receiver_name)
  SELECT p.id, s.id, r.id, ${role}, ${note}, ${status}, ${status === 'accepted' ? sql`now()` : null}, ${INVITE_LIFE_DAYS},
    p.title, s.name, r.name
  FROM projects p, users s, users r WHERE p.id = ${projectId} AND s.id = ${senderId} AND r.id = ${receiverId}
  ON CONFLICT DO NOTHING RETURNING id`;

/** As its indexes have it. */
const EXPIRES_AT = daysAfter(sql`i.created_at`, sql`i.life_days`);

/**
 * Pending ones, in steps. What people are told of them names project and people, so these are locked as well, and first:
 * PostgreSQL locks in the order of the clauses, and keeps an invite locked whose project it then skips. That is a deadlock
 * with a transaction that has locked this project and these lists, and goes on to write the invite.
 */
const expiringWithin = (days: number, most: number, condition = empty) => sql`
  SELECT i.id FROM invites i JOIN projects p ON p.id = i.project_id
    JOIN users s ON s.id = i.sender_id JOIN users r ON r.id = i.receiver_id
  WHERE i.status = 'pending' ${condition} AND ${EXPIRES_AT} < now() + ${days} * interval '1 day'
  ORDER BY ${EXPIRES_AT} LIMIT ${most} FOR KEY SHARE OF p, s, r SKIP LOCKED FOR UPDATE OF i SKIP LOCKED`;

const SENT = sql`project_id AS "projectId", sender_id AS "senderId", receiver_id AS "receiverId"`;

@Injectable()
export class InvitesRepository {
  findSeenBy(manager: EntityManager, viewerId: string, id: string): Promise<Invite | null> {
    return queryRow(manager, sql`${invitesSeenBy(viewerId)} WHERE i.id = ${id}`);
  }

  find(manager: EntityManager, id: string): Promise<InviteEntity | null> {
    return manager.findOneBy(InviteEntity, { id });
  }

  countPending(manager: EntityManager, projectId: string): Promise<number> {
    return manager.countBy(InviteEntity, { projectId, status: 'pending' });
  }

  /** Counts no further than the limit. Call it after the lock: it needs a snapshot from then. */
  async countOutstanding(manager: EntityManager, senderId: string, most: number): Promise<number> {
    const row = await queryRow<{ count: number }>(
      manager,
      sql`
        SELECT count(*)::int AS count FROM (
          SELECT FROM invites WHERE sender_id = ${senderId} AND status = 'pending' LIMIT ${most}) AS open`,
    );
    return row?.count ?? 0;
  }

  /** Whether the person has shown interest in the project and waits for its answer. */
  isWaitedFor(manager: EntityManager, projectId: string, userId: string): Promise<boolean> {
    return manager.existsBy(InterestEntity, { projectId, userId, status: 'shown' });
  }

  /** `null` when the receiver has a pending or accepted invite to this project: a unique index holds that. */
  async insert(
    manager: EntityManager,
    invite: NewInvite,
    status: 'pending' | 'accepted' = 'pending',
  ): Promise<string | null> {
    const inserted = await queryRow<{ id: string }>(manager, insert(invite, status));
    return inserted?.id ?? null;
  }

  findPending(manager: EntityManager, projectId: string, receiverId: string): Promise<InviteEntity | null> {
    return manager.findOneBy(InviteEntity, { projectId, receiverId, status: 'pending' });
  }

  /** Ends an invite, or opens a declined one again. */
  async setStatus(manager: EntityManager, id: string, status: InviteEntity['status']): Promise<void> {
    await manager.update(InviteEntity, { id }, { status, answeredAt: status === 'pending' ? null : () => 'now()' });
  }

  /** When the person last declined an invite to the project; `null` where it was not within the last days. */
  async findDecline(manager: EntityManager, projectId: string, receiverId: string): Promise<Date | null> {
    const declined = await queryRow<{ at: Date }>(
      manager,
      sql`
        SELECT answered_at AS at FROM invites
        WHERE project_id = ${projectId} AND receiver_id = ${receiverId} AND status = 'declined'
          AND answered_at > now() - ${DECLINE_PAUSE_DAYS} * interval '1 day' ORDER BY answered_at DESC LIMIT 1`,
    );
    return declined?.at ?? null;
  }

  /** Ends what nobody has answered in time. Skips what somebody is answering at this moment. */
  expire(manager: EntityManager, most: number): Promise<SentInvite[]> {
    return queryRows(
      manager,
      sql`
        UPDATE invites SET status = 'expired', answered_at = now()
        WHERE id IN (${expiringWithin(0, most)}) RETURNING ${SENT}`,
    );
  }

  /** @returns whether it is the first time */
  async askAgain(manager: EntityManager, id: string): Promise<boolean> {
    const asked = await queryRow(
      manager,
      sql`UPDATE invites SET asked_again_at = now() WHERE id = ${id} AND asked_again_at IS NULL RETURNING id`,
    );
    return asked !== null;
  }

  /** Marks those that expire soon. */
  remind(manager: EntityManager, most: number): Promise<SentInvite[]> {
    const isFirst = sql`AND i.reminded_at IS NULL AND ${EXPIRES_AT} > now()`;
    const soon = expiringWithin(INVITE_REMINDER_DAYS, most, isFirst);
    return queryRows(manager, sql`UPDATE invites SET reminded_at = now() WHERE id IN (${soon}) RETURNING ${SENT}`);
  }
}
