import type { Channel, ModuleStatus } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isoTime } from '../database/sql.ts';
import { summaryJson } from './summary-columns.ts';

/** A channel at one of its revisions. */
export interface RevisedChannel {
  readonly revision: number;
  readonly channel: Channel;
}

export interface WrittenChange {
  readonly module: string;
  readonly channel: Channel;
  readonly actor: string;
  readonly reason: string | null;
}

/** What is out of one module, and what one actor has done about it before. */
export interface WatchedChannel {
  readonly module: string;
  readonly revision: number;
  readonly isStopped: boolean;
  readonly live: string;
  readonly liveSince: Date;
  readonly isFromRollback: boolean;
  readonly lastGood: string | null;
  readonly canary: string | null;
  readonly canarySince: Date | null;
  /** Releases that the actor has taken back, whenever that was. */
  readonly takenBack: readonly string[];
  /** Releases that it has raised an alarm about, each with the time of the last one. */
  readonly alarms: readonly { readonly release: string; readonly at: string }[];
}

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

const WATCHED = `
  SELECT c.module, c.revision, c.stopped_at IS NOT NULL AS "isStopped", c.live, c.live_since AS "liveSince",
    c.last_good AS "lastGood", c.canary, c.canary_since AS "canarySince",
    coalesce(latest.action = 'rollback', false) AS "isFromRollback",
    coalesce(own.taken_back, '[]') AS "takenBack", coalesce(own.alarms, '[]') AS alarms
  FROM release_channels c
  LEFT JOIN LATERAL (
    SELECT e.action FROM release_events e WHERE e.module = c.module AND e.action IN ('activate', 'rollback')
    ORDER BY e.created_at DESC, e.id DESC LIMIT 1) AS latest ON true
  LEFT JOIN LATERAL (
    SELECT json_agg(CASE e.action WHEN 'rollback' THEN e.previous ELSE e.release END)
        FILTER (WHERE e.action IN ('rollback', 'halt_canary')) AS taken_back,
      json_agg(json_build_object('release', e.release, 'at', e.created_at) ORDER BY e.created_at)
        FILTER (WHERE e.action = 'alarm') AS alarms
    FROM release_events e WHERE e.module = c.module AND e.actor = $1) AS own ON true`;

/** What is out, and the one order in which it changes. */
@Injectable()
export class ChannelsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Whoever changes anything waits here first. One at a time, not one a module: a shell and a module that do not fit must not
   * go live beside each other unseen.
   */
  async lockRegistry(manager: EntityManager): Promise<void> {
    await manager.query('SELECT FROM registry FOR UPDATE');
  }

  /** `null` while nothing was ever live. */
  async find(module: string, manager: EntityManager = this.database.manager): Promise<RevisedChannel | null> {
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

  /** As the log says, whatever was here. Why it was stopped the log does not know. */
  async restore(manager: EntityManager, module: string, { revision, channel }: RevisedChannel): Promise<void> {
    const by = 'the release log';
    await this.write(manager, { module, channel, actor: by, reason: 'It was so when the log was restored.' });
    await manager.query('UPDATE release_channels SET revision = $2 WHERE module = $1', [module, revision]);
  }

  /** Lets every process know once the transaction is kept. */
  async raiseRevision(manager: EntityManager, module: string): Promise<void> {
    await manager.query('UPDATE registry SET revision = revision + 1');
    await manager.query('SELECT pg_notify($1, $2)', [REGISTRY_CHANNEL, module]);
  }

  /** Of one module, or of all; their health is counted elsewhere. */
  findStatuses(module: string | null = null): Promise<Omit<ModuleStatus, 'health'>[]> {
    return this.database.query(STATUS, [module]);
  }

  /** With what this actor has done about each before. */
  findWatched(manager: EntityManager, actor: string): Promise<WatchedChannel[]> {
    return manager.query(WATCHED, [actor]);
  }
}
