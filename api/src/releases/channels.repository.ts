import type { Channel, ModuleStatus } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isoTime } from '../database/sql.ts';
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

/** What happened to a module, as far as the guard goes by it. */
export interface PastOfModule {
  readonly module: string;
  /** A rollback brought its live release back. */
  readonly isFromRollback: boolean;
  /** What ops were told of in the last hour. */
  readonly alerts: readonly string[];
}

/** A status as far as this room knows it: how releases fare is counted elsewhere. */
export type ModuleChannel = Omit<ModuleStatus, 'loads' | 'failures' | 'problems'>;

/** What a change of the registry is notified on. */
export const REGISTRY_CHANNEL = 'crewdeck_registry';

const CHANNEL_JSON = `
  json_build_object('live', c.live, 'lastGood', c.last_good, 'isStopped', c.stopped_at IS NOT NULL,
    'canary', CASE WHEN c.canary IS NOT NULL THEN json_build_object('release', c.canary, 'percent', c.canary_percent) END)`;

// What stays keeps the time since when it has been so.
const WRITE = `
  INSERT INTO release_channels AS c (module, revision, live, live_since, last_good, canary, canary_percent, canary_since)
  VALUES ($1, 1, $2, clock_timestamp(), $3, $4, $5, CASE WHEN $4::text IS NOT NULL THEN clock_timestamp() END)
  ON CONFLICT (module) DO UPDATE SET revision = c.revision + 1,
    live = excluded.live, live_since = CASE WHEN c.live = excluded.live THEN c.live_since ELSE excluded.live_since END,
    last_good = excluded.last_good, canary = excluded.canary, canary_percent = excluded.canary_percent,
    canary_since = CASE WHEN c.canary = excluded.canary THEN c.canary_since ELSE excluded.canary_since END,
    stop_reason = CASE WHEN $6 THEN coalesce(c.stop_reason, $7) END,
    stopped_by = CASE WHEN $6 THEN coalesce(c.stopped_by, $8) END,
    stopped_at = CASE WHEN $6 THEN coalesce(c.stopped_at, clock_timestamp()) END`;

const STATUS = `
  SELECT c.module, c.revision, ${summaryJson('l')} AS live, ${isoTime('c.live_since')} AS "liveSince",
    ${summaryJson('g')} AS "lastGood",
    ${summaryJson('k', { percent: 'c.canary_percent', since: isoTime('c.canary_since') })} AS canary,
    CASE WHEN c.stopped_at IS NOT NULL THEN
      json_build_object('reason', c.stop_reason, 'by', c.stopped_by, 'since', ${isoTime('c.stopped_at')}) END AS stopped
  FROM release_channels c JOIN releases l ON l.module = c.module AND l.release = c.live
    LEFT JOIN releases g ON g.module = c.module AND g.release = c.last_good
    LEFT JOIN releases k ON k.module = c.module AND k.release = c.canary
  WHERE $1::text IS NULL OR c.module = $1 ORDER BY c.module`;

const PAST = `
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
    await manager.query('SELECT FROM registry FOR UPDATE');
  }

  /** `null` while nothing was ever live. */
  async find(manager: EntityManager, module: string): Promise<RevisedChannel | null> {
    const [row] = await manager.query<RevisedChannel[]>(
      `SELECT c.revision, ${CHANNEL_JSON} AS channel FROM release_channels c WHERE c.module = $1`,
      [module],
    );
    return row ?? null;
  }

  /** Raises both revisions by one, and lets every process know once the transaction is kept. */
  async write(manager: EntityManager, { module, channel, actor, reason }: WrittenChange): Promise<void> {
    const { live, lastGood, canary, isStopped } = channel;
    const canaryValues = [canary?.release ?? null, canary?.percent ?? null];
    await manager.query(WRITE, [module, live, lastGood, ...canaryValues, isStopped, reason, actor]);
    await this.raiseRevision(manager, module);
  }

  /** Lets every process know once the transaction is kept. */
  async raiseRevision(manager: EntityManager, module: string): Promise<void> {
    await manager.query('UPDATE registry SET revision = revision + 1');
    await manager.query('SELECT pg_notify($1, $2)', [REGISTRY_CHANNEL, module]);
  }

  /** Of one module, or of all. */
  findStatuses(manager: EntityManager, module: string | null): Promise<ModuleChannel[]> {
    return manager.query(STATUS, [module]);
  }

  findPast(manager: EntityManager): Promise<PastOfModule[]> {
    return manager.query(PAST);
  }
}
