import { createHash } from 'node:crypto';
import type { Invite, InviteForMember } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isoTime } from '../database/sql.ts';
import { InviteEntity } from './invite.entity.ts';
import type { InviteLimits, Sent } from './invite-allowance.ts';
import { InviteListEntity } from './invite-list.entity.ts';

export type NewInvite = Pick<InviteEntity, 'projectId' | 'senderId' | 'receiverId' | 'role'>;

/** The newest invites are enough for every screen; an answer must end somewhere. */
const MOST_IN_A_LIST = 1000;
const NEWEST_FIRST = `ORDER BY i.created_at DESC, i.id DESC LIMIT ${MOST_IN_A_LIST}`;

// The sender chose to write, so their e-mail is shown; the receiver's only to themselves, or once they accepted.
const INVITES_SEEN_BY = `
  SELECT i.id, i.status, i.role, i.project_id AS "projectId", i.receiver_id AS "receiverId",
    json_build_object('id', p.id, 'title', p.title) AS project,
    json_build_object('id', s.id, 'name', s.name, 'email', s.email) AS sender,
    json_build_object('id', r.id, 'name', r.name,
      'email', CASE WHEN r.id = $1 OR i.status = 'accepted' THEN r.email END) AS receiver,
    ${isoTime('i.created_at')} AS "createdAt"
  FROM invites i JOIN projects p ON p.id = i.project_id
    JOIN users s ON s.id = i.sender_id JOIN users r ON r.id = i.receiver_id`;

const SENT_SO_FAR = `
  WITH recent AS (
    SELECT created_at FROM invites WHERE sender_id = $1 AND created_at > now() - interval '10 minutes'
    ORDER BY created_at DESC LIMIT $2)
  SELECT count(*)::int AS recent,
    coalesce(ceil(extract(epoch FROM min(created_at) + interval '10 minutes' - now())), 0)::int AS "secondsUntilRoom",
    (SELECT count(*)::int FROM (
      SELECT FROM invites WHERE sender_id = $1 AND status = 'pending' LIMIT $3) AS open) AS outstanding
  FROM recent`;

// A release that reads invites otherwise answers otherwise, so its versions are others too.
const SHAPE = createHash('sha1').update(INVITES_SEEN_BY).digest('base64url').slice(0, 8);

@Injectable()
export class InvitesRepository {
  constructor(private readonly database: DataSource) {}

  /** Renewed in the transaction of every change that this person's lists show; read it before the list. */
  async findListVersion(userId: string): Promise<string> {
    const list = await this.database.manager.findOneBy(InviteListEntity, { userId });
    return `${SHAPE}.${list?.version ?? userId}`;
  }

  findReceived(viewerId: string): Promise<Invite[]> {
    return this.database.query(`${INVITES_SEEN_BY} WHERE i.receiver_id = $1 ${NEWEST_FIRST}`, [viewerId]);
  }

  findSent(viewerId: string): Promise<Invite[]> {
    return this.database.query(`${INVITES_SEEN_BY} WHERE i.sender_id = $1 ${NEWEST_FIRST}`, [viewerId]);
  }

  findOfProject(projectId: string, viewerId: string): Promise<Invite[]> {
    return this.database.query(`${INVITES_SEEN_BY} WHERE i.project_id = $2 ${NEWEST_FIRST}`, [viewerId, projectId]);
  }

  findOfProjectForMember(projectId: string): Promise<InviteForMember[]> {
    return this.database.query(
      `SELECT i.role, json_build_object('name', r.name) AS receiver
       FROM invites i JOIN users r ON r.id = i.receiver_id WHERE i.project_id = $1 ${NEWEST_FIRST}`,
      [projectId],
    );
  }

  async findSeenBy(manager: EntityManager, viewerId: string, id: string): Promise<Invite | null> {
    const [invite] = await manager.query<Invite[]>(`${INVITES_SEEN_BY} WHERE i.id = $2`, [viewerId, id]);
    return invite ?? null;
  }

  find(manager: EntityManager, id: string): Promise<InviteEntity | null> {
    return manager.findOneBy(InviteEntity, { id });
  }

  countPending(manager: EntityManager, projectId: string): Promise<number> {
    return manager.countBy(InviteEntity, { projectId, status: 'pending' });
  }

  /**
   * Whoever sends as or to one of them at the same time waits here, whichever process they talk to; in order, so that
   * nobody waits in a circle. Profiles may still be referred to.
   */
  async lockPeople(manager: EntityManager, userIds: readonly string[]): Promise<void> {
    await manager.query('SELECT FROM users WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE', [userIds]);
    // Each invite renews the lists of two; those of all must be held before the first.
    await manager.query('SELECT renew_invite_lists($1)', [userIds]);
  }

  /** Counts no further than the limits; a statement of its own, after the lock: one that waits counts with old eyes. */
  async countSent(manager: EntityManager, senderId: string, limits: InviteLimits): Promise<Sent> {
    const [sent] = await manager.query<Sent[]>(SENT_SO_FAR, [
      senderId,
      limits.invitesPerTenMinutes,
      limits.invitesOutstanding,
    ]);
    if (!sent) throw new Error('An aggregate has answered no row.');
    return sent;
  }

  /** `null` when the receiver has a pending or accepted invite to this project: a unique index holds that. */
  async insert(manager: EntityManager, invite: NewInvite): Promise<string | null> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(InviteEntity)
      .values(invite)
      .orIgnore()
      .returning('id')
      .execute();
    return raw[0]?.id ?? null;
  }

  async answer(manager: EntityManager, id: string, status: 'accepted' | 'declined'): Promise<void> {
    await manager.update(InviteEntity, { id }, { status, answeredAt: () => 'now()' });
  }
}
