import type { Channel } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../database/query.ts';
import { isoTime } from '../database/sql.ts';
import type { ModuleChannel, PastOfModule } from './module-channel.ts';
import { summaryJson } from './summary-columns.ts';

/** A channel at one of its revisions. */
export interface RevisedChannel {
  readonly revision: number;
  readonly channel: Channel;
}

interface WrittenChange {
  readonly module: string;
  readonly channel: Channel;
  readonly actor: string;
  readonly reason: string | null;
}

/** What a change of the registry is notified on. */
export const REGISTRY_CHANNEL = 'crewdeck_registry';

const CHANNEL_JSON = sql`
  json_build_object('live', c.live, 'lastGood', c.last_good, 'isStopped', c.stopped_at IS NOT NULL,
    'canary', CASE WHEN c.canary IS NOT NULL THEN json_build_object('release', c.canary, 'percent', c.canary_percent) END)`;

// What stays keeps the time since when it has been so.
const write = ({ module, channel: { live, lastGood, canary, isStopped }, actor, reason }: WrittenChange) => sql`
  INSERT INTO release_channels AS c (module, revision, live, live_since, last_good, canary, canary_percent, canary_since)
  VALUES (${module}, 1, ${live}, clock_timestamp(), ${lastGood}, ${canary?.release}, ${canary?.percent},
    ${canary ? sql`clock_timestamp()` : sql`NULL`})
  ON CONFLICT (module) DO UPDATE SET revision = c.revision + 1,
    live = excluded.live, live_since = CASE WHEN c.live = excluded.live THEN c.live_since ELSE excluded.live_since END,
    last_good = excluded.last_good, canary = excluded.canary, canary_percent = excluded.canary_percent,
    canary_since = CASE WHEN c.canary = excluded.canary THEN c.canary_since ELSE excluded.canary_since END,
    stop_reason = CASE WHEN ${isStopped} THEN coalesce(c.stop_reason, ${reason}) END,
    stopped_by = CASE WHEN ${isStopped} THEN coalesce(c.stopped_by, ${actor}) END,
    stopped_at = CASE WHEN ${isStopped} THEN coalesce(c.stopped_at, clock_timestamp()) END`;

const CANARY_JSON = summaryJson(
  sql`k`,
  sql`c.canary_percent AS percent`,
  sql`${isoTime(sql`c.canary_since`)} AS since`,
);

/** @param modules a condition on `release_channels c` */
const statusesOf = (modules: Sql) => sql`
  SELECT c.module, c.revision, ${summaryJson(sql`l`)} AS live, ${isoTime(sql`c.live_since`)} AS "liveSince",
    ${summaryJson(sql`g`)} AS "lastGood", ${CANARY_JSON} AS canary,
    CASE WHEN c.stopped_at IS NOT NULL THEN
      json_build_object('reason', c.stop_reason, 'by', c.stopped_by, 'since', ${isoTime(sql`c.stopped_at`)}) END AS stopped
  FROM release_channels c JOIN releases l ON l.module = c.module AND l.release = c.live
    LEFT JOIN releases g ON g.module = c.module AND g.release = c.last_good
    LEFT JOIN releases k ON k.module = c.module AND k.release = c.canary
  WHERE ${modules} ORDER BY c.module`;

const PAST = sql`
  SELECT c.module, (
    SELECT e.action = 'rollback' FROM release_events e WHERE e.module = c.module AND e.action IN ('activate', 'rollback')
    ORDER BY e.created_at DESC, e.id DESC LIMIT 1) AS "isFromRollback",
    ARRAY(SELECT e.reason FROM release_events e WHERE e.module = c.module AND e.action = 'alert'
      AND e.created_at > now() - interval '1 hour') AS alerts
  FROM release_channels c`;

/** What is out, and the one order in which it changes. */
@Injectable()
export class ChannelsRepository {
  /**
   * Every change waits here first. One at a time, not one a module: a shell and a module that do not fit must not go live beside
   * each other unseen.
   */
  async lockRegistry(manager: EntityManager): Promise<void> {
    await execute(manager, sql`SELECT FROM registry FOR UPDATE`);
  }

  /** `null` while nothing was ever live. */
  find(manager: EntityManager, module: string): Promise<RevisedChannel | null> {
    return queryRow(
      manager,
      sql`SELECT c.revision, ${CHANNEL_JSON} AS channel FROM release_channels c WHERE c.module = ${module}`,
    );
  }

  /** Raises both revisions by one, and lets every process know once the transaction is kept. */
  async write(manager: EntityManager, change: WrittenChange): Promise<void> {
    await execute(manager, write(change));
    await this.raiseRevision(manager, change.module);
  }

  /** Lets every process know once the transaction is kept. */
  async raiseRevision(manager: EntityManager, module: string): Promise<void> {
    await execute(manager, sql`UPDATE registry SET revision = revision + 1`);
    await execute(manager, sql`SELECT pg_notify(${REGISTRY_CHANNEL}, ${module})`);
  }

  /** Of one module, or of all. */
  findStatuses(manager: EntityManager, module: string | null): Promise<ModuleChannel[]> {
    return queryRows(manager, statusesOf(module === null ? sql`true` : sql`c.module = ${module}`));
  }

  findPast(manager: EntityManager): Promise<PastOfModule[]> {
    return queryRows(manager, PAST);
  }
}
