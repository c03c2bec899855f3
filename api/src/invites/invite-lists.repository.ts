import { createHash } from 'node:crypto';
import { type Invite, type InviteForMember, UNREAD_ACTIVITIES_HEADER } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BatchLoader } from '../database/batch-loader.ts';
import { type PreparedStatement, preparedStatement, readPrepared } from '../database/prepared-statement.ts';
import { jsonListOf } from '../database/sql.ts';
import { Versioned } from '../platform/http/conditional-requests.ts';
import { unreadActivitiesOf } from '../visibility/activity-conditions.ts';
import { invitesSeenBy, invitesWithPeople, isReceivedBy, isSeen, nameOf } from './invite-columns.ts';

/** The newest invites are enough for every screen; an answer must end somewhere. */
const MOST_IN_A_LIST = 1000;
const NEWEST_FIRST = `ORDER BY i.created_at DESC, i.id DESC LIMIT ${MOST_IN_A_LIST}`;

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

/** Lists of invites: of a person, by version, and of a project. */
@Injectable()
export class InviteListsRepository {
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
