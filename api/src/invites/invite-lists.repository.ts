import { createHash } from 'node:crypto';
import { type Invite, type InviteForMember, UNREAD_ACTIVITIES_HEADER } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { BatchLoader } from '../database/batch-loader.ts';
import { readPrepared } from '../database/prepared-statement.ts';
import { queryRows } from '../database/query.ts';
import { jsonListOf, literal } from '../database/sql.ts';
import { Versioned } from '../platform/http/conditional-requests.ts';
import { unreadActivitiesOf } from '../visibility/activity-conditions.ts';
import { IS_SENT, invitesSeenBy, invitesWithPeople, isReceivedBy, isSeen, nameOf, RECEIVER } from './invite-columns.ts';

/** The newest invites are enough for every screen; an answer must end somewhere. */
const MOST_IN_A_LIST = 1000;
const NEWEST_FIRST = sql`ORDER BY i.created_at DESC, i.id DESC LIMIT ${literal(MOST_IN_A_LIST)}`;

const VIEWER = sql`viewer`;

/**
 * The version is renewed in the transaction of every change that a person's lists, received and sent, show. What is unread is
 * looked up with it: telling somebody something need not wait for their lists (ADR 23).
 */
const VERSION = sql`
  coalesce((SELECT l.version FROM invite_lists l WHERE l.user_id = viewer), viewer) AS version,
  ${unreadActivitiesOf(VIEWER)} AS unread`;

/** One statement with the version, so that it belongs to the list. */
const versionWith = (condition: Sql) => sql`
  ${VERSION}, ${jsonListOf(sql`${invitesSeenBy(VIEWER)} WHERE ${condition} ${NEWEST_FIRST}`)}::text AS json`;

const RECEIVED = versionWith(sql`${isReceivedBy(VIEWER)} AND ${IS_SENT}`);
const SENT = versionWith(sql`i.sender_id = viewer AND ${isSeen(RECEIVER, VIEWER)} AND ${IS_SENT}`);

// A release that reads invites otherwise answers otherwise, so its versions are others too.
const SHAPE = createHash('sha1')
  .update(RECEIVED.text + SENT.text)
  .digest('base64url')
  .slice(0, 8);

interface VersionRow {
  readonly version: string;
  readonly unread: string;
  /** Not read with a version alone. */
  readonly json?: string;
}

/** Lists of invites: of a person, by version, and of a project. */
@Injectable()
export class InviteListsRepository {
  /** Apart from the lists: PostgreSQL takes thrice as long where it prepares for reading a list, read or not. */
  private readonly versions = this.loaderOf(VERSION);
  private readonly received = this.loaderOf(RECEIVED);
  private readonly sent = this.loaderOf(SENT);

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
    return queryRows(
      this.database,
      sql`
        ${invitesSeenBy(viewerId)} WHERE i.project_id = ${projectId} AND ${isSeen(RECEIVER, viewerId)} ${NEWEST_FIRST}`,
    );
  }

  findOfProjectForMember(projectId: string, viewerId: string): Promise<InviteForMember[]> {
    return queryRows(
      this.database,
      sql`
        SELECT i.role, json_build_object('name', ${nameOf(RECEIVER)}) AS receiver FROM ${invitesWithPeople(viewerId)}
        WHERE i.project_id = ${projectId} AND ${isSeen(RECEIVER, viewerId)} ${NEWEST_FIRST}`,
    );
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

  private loaderOf(columns: Sql): BatchLoader<string, Versioned> {
    return new BatchLoader(async (viewerIds: readonly string[]) => {
      const rows = await readPrepared<VersionRow>(
        this.database,
        sql`SELECT ${columns} FROM unnest(${viewerIds}::uuid[]) WITH ORDINALITY AS asked (viewer, place) ORDER BY place`,
      );
      return rows.map(
        ({ version, unread, json = null }) =>
          new Versioned(`${SHAPE}.${version}.${unread}`, json, { [UNREAD_ACTIVITIES_HEADER]: unread }),
      );
    });
  }
}
