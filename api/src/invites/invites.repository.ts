import { createHash } from 'node:crypto';
import {
  DECLINE_PAUSE_DAYS,
  INVITE_LIFE_DAYS,
  INVITE_REMINDER_DAYS,
  type Invite,
  type InviteForMember,
  UNREAD_ACTIVITIES_HEADER,
} from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { unreadActivitiesOf } from '../activities/activity-conditions.ts';
import { BatchLoader } from '../database/batch-loader.ts';
import { type PreparedStatement, preparedStatement, readPrepared } from '../database/prepared-statement.ts';
import { jsonListOf } from '../database/sql.ts';
import { Versioned } from '../platform/http/conditional-requests.ts';
import { InviteEntity } from './invite.entity.ts';
import { invitesSeenBy, invitesWithPeople, isReceivedBy, isSeen, nameOf } from './invite-columns.ts';

export type NewInvite = Pick<InviteEntity, 'projectId' | 'senderId' | 'receiverId' | 'role' | 'note'>;

/** The newest invites are enough for every screen; an answer must end somewhere. */
const MOST_IN_A_LIST = 1000;
const NEWEST_FIRST = `ORDER BY i.created_at DESC, i.id DESC LIMIT ${MOST_IN_A_LIST}`;

const OUTSTANDING = `
  SELECT count(*)::int AS count FROM (
    SELECT FROM invites WHERE sender_id = $1 AND status = 'pending' LIMIT $2) AS open`;

const WAITED_FOR = `SELECT FROM interests WHERE user_id = $1 AND project_id = $2 AND status = 'shown'`;

const RECENTLY_DECLINED = `
  SELECT FROM invites WHERE project_id = $1 AND receiver_id = $2 AND status = 'declined'
    AND answered_at > now() - interval '${DECLINE_PAUSE_DAYS} days' LIMIT 1`;

/** Pending ones, in steps. What triggers write of them names project and people, so these are held as well. */
const olderThan = (days: number, condition = '') => `
  SELECT i.id FROM invites i JOIN projects p ON p.id = i.project_id
    JOIN users s ON s.id = i.sender_id JOIN users r ON r.id = i.receiver_id
  WHERE i.status = 'pending' ${condition} AND i.created_at < now() - interval '${days} days'
  ORDER BY i.created_at LIMIT 500 FOR UPDATE OF i SKIP LOCKED FOR KEY SHARE OF p, s, r SKIP LOCKED`;

const EXPIRE = `
  UPDATE invites SET status = 'expired', answered_at = now() WHERE id IN (${olderThan(INVITE_LIFE_DAYS)})`;

const REMIND = `
  UPDATE invites SET reminded_at = now() WHERE id IN (
    ${olderThan(INVITE_LIFE_DAYS - INVITE_REMINDER_DAYS, 'AND i.reminded_at IS NULL')})`;

// A release that reads invites otherwise answers otherwise, so its versions are others too.
const SHAPE = createHash('sha1')
  .update(invitesSeenBy('viewer') + isSeen('r', 'viewer'))
  .digest('base64url')
  .slice(0, 8);

/**
 * The version is renewed in the transaction of every change that a person's lists, received and sent, show. What is unread is
 * looked up with it: whoever tells somebody something need not wait for their lists (ADR 20).
 */
const VERSION = `
  coalesce((SELECT l.version FROM invite_lists l WHERE l.user_id = viewer), viewer) AS version,
  ${unreadActivitiesOf('viewer')} AS unread`;
const ASKED = `unnest($1::uuid[]) WITH ORDINALITY AS asked (viewer, place) ORDER BY place`;

/** Apart from the lists: where PostgreSQL does not read those, it still makes ready to, which takes thrice as long. */
const VERSIONS = preparedStatement(`SELECT ${VERSION} FROM ${ASKED}`);

/** One statement with the version, so that it belongs to the list. */
const versionedLists = (condition: string) =>
  preparedStatement(`
  SELECT ${VERSION},
    ${jsonListOf(`${invitesSeenBy('viewer')} WHERE ${condition} ${NEWEST_FIRST}`)}::text AS json
  FROM ${ASKED}`);

const RECEIVED = versionedLists(isReceivedBy('viewer'));
const SENT = versionedLists(`i.sender_id = viewer AND ${isSeen('r', 'viewer')}`);

interface VersionRow {
  readonly version: string;
  readonly unread: string;
  /** Not read with a version alone. */
  readonly json?: string;
}

@Injectable()
export class InvitesRepository {
  private readonly versions = new BatchLoader((viewerIds: readonly string[]) => this.readLists(VERSIONS, viewerIds));
  private readonly received = new BatchLoader((viewerIds: readonly string[]) => this.readLists(RECEIVED, viewerIds));
  private readonly sent = new BatchLoader((viewerIds: readonly string[]) => this.readLists(SENT, viewerIds));

  constructor(private readonly database: DataSource) {}

  /** @param known versions that the caller has */
  findReceived(viewerId: string, known: readonly string[]): Promise<Versioned> {
    return this.findUnlessKnown(this.received, viewerId, known);
  }

  /** @param known versions that the caller has */
  findSent(viewerId: string, known: readonly string[]): Promise<Versioned> {
    return this.findUnlessKnown(this.sent, viewerId, known);
  }

  /** What {@link findReceived} and {@link findSent} would answer the version of. */
  async findVersion(viewerId: string): Promise<string> {
    return (await this.versions.load(viewerId)).version;
  }

  findOfProject(projectId: string, viewerId: string): Promise<Invite[]> {
    return this.database.query(
      `${invitesSeenBy('$1')} WHERE i.project_id = $2 AND ${isSeen('r', '$1')} ${NEWEST_FIRST}`,
      [viewerId, projectId],
    );
  }

  findOfProjectForMember(projectId: string, viewerId: string): Promise<InviteForMember[]> {
    return this.database.query(
      `SELECT i.role, json_build_object('name', ${nameOf('r')}) AS receiver FROM ${invitesWithPeople('$1')}
       WHERE i.project_id = $2 AND ${isSeen('r', '$1')} ${NEWEST_FIRST}`,
      [viewerId, projectId],
    );
  }

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

  /** Counts no further than the limit; a statement of its own, after the lock: one that waits counts with old eyes. */
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

  /** Ends an invite, or opens a declined one again. */
  async setStatus(manager: EntityManager, id: string, status: InviteEntity['status']): Promise<void> {
    await manager.update(InviteEntity, { id }, { status, answeredAt: status === 'pending' ? null : () => 'now()' });
  }

  /** Whether the person has declined an invite to the project within the last days. */
  async hasDeclined(manager: EntityManager, projectId: string, receiverId: string): Promise<boolean> {
    const declined = await manager.query<unknown[]>(RECENTLY_DECLINED, [projectId, receiverId]);
    return declined.length > 0;
  }

  /** Ends what nobody has answered in time. Passes over what somebody is answering at this moment. */
  async expire(): Promise<void> {
    await this.database.query(EXPIRE);
  }

  /** Marks those that expire soon, of which triggers tell their receivers. */
  async remind(): Promise<void> {
    await this.database.query(REMIND);
  }

  private async findUnlessKnown(
    lists: BatchLoader<string, Versioned>,
    viewerId: string,
    known: readonly string[],
  ): Promise<Versioned> {
    if (known.length === 0) return lists.load(viewerId);
    const version = await this.versions.load(viewerId);
    return known.includes(version.version) ? version : lists.load(viewerId);
  }

  private async readLists(lists: PreparedStatement, viewerIds: readonly string[]): Promise<Versioned[]> {
    const rows = await readPrepared<VersionRow>(this.database, lists, [viewerIds]);
    return rows.map(
      ({ version, unread, json = null }) =>
        new Versioned(`${SHAPE}.${version}.${unread}`, json, { [UNREAD_ACTIVITIES_HEADER]: unread }),
    );
  }
}
