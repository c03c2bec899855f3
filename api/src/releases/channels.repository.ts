import type { ModuleStatus } from '@crewdeck/contract';
import type { PlannedChannel } from '@crewdeck/releases/channel-rules';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isoTime } from '../database/sql.ts';
import { summaryJson } from './summary-columns.ts';

/** A channel at one of its revisions. */
export interface RevisedChannel {
  readonly revision: number;
  readonly channel: PlannedChannel;
}

export interface WrittenChange {
  readonly module: string;
  readonly channel: PlannedChannel;
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
  /** When the canary got the share that it has; `null` of one that does not step by itself. */
  readonly steppedAt: Date | null;
  /** When its next step may come; `null` while nobody waits for one. */
  readonly stepDueAt: Date | null;
  /** Releases that the actor has taken back, whenever that was. */
  readonly takenBack: readonly string[];
  /** Releases that it has raised an alarm about, each with the time of the last one. */
  readonly alarms: readonly { readonly release: string; readonly at: string }[];
}

/** What a change of the registry is notified on. */
export const REGISTRY_CHANNEL = 'crewdeck_registry';

const CHANNEL_JSON = `
  jsonb_build_object('live', c.live, 'lastGood', c.last_good, 'isStopped', c.stopped_at IS NOT NULL,
    'canary', CASE WHEN c.canary IS NOT NULL THEN json_build_object('release', c.canary, 'percent', c.canary_percent) END)
  || CASE WHEN c.canary_steps IS NULL THEN '{}' ELSE jsonb_build_object('plan', json_build_object(
    'steps', c.canary_steps, 'pauseMinutes', c.canary_pause_minutes, 'isPaused', c.canary_paused_at IS NOT NULL)) END`;

const STEP_DUE_AT = 'c.canary_stepped_at + make_interval(mins => c.canary_pause_minutes)';

const PLAN_JSON = `
  CASE WHEN c.canary_steps IS NOT NULL THEN json_build_object('steps', c.canary_steps,
    'pauseMinutes', c.canary_pause_minutes, 'isPaused', c.canary_paused_at IS NOT NULL, 'waitsFor', c.canary_waits_for,
    'next', (SELECT min(step) FROM unnest(c.canary_steps) AS step WHERE step > c.canary_percent),
    'nextAt', ${isoTime(`(${STEP_DUE_AT})`)}) END`;

// What stays keeps the time since when it has been so.
const WRITE = `
  INSERT INTO release_channels AS c (module, revision, live, live_since, last_good, canary, canary_percent, canary_since,
    canary_steps, canary_pause_minutes, canary_stepped_at)
  VALUES ($1, 1, $2, clock_timestamp(), $3, $4, $5, CASE WHEN $4::text IS NOT NULL THEN clock_timestamp() END,
    $9::numeric[], $10::int, CASE WHEN $10::int IS NOT NULL THEN clock_timestamp() END)
  ON CONFLICT (module) DO UPDATE SET revision = c.revision + 1,
    live = excluded.live, live_since = CASE WHEN c.live = excluded.live THEN c.live_since ELSE excluded.live_since END,
    last_good = excluded.last_good, canary = excluded.canary, canary_percent = excluded.canary_percent,
    canary_since = CASE WHEN c.canary = excluded.canary THEN c.canary_since ELSE excluded.canary_since END,
    canary_steps = excluded.canary_steps, canary_pause_minutes = excluded.canary_pause_minutes,
    canary_stepped_at = CASE WHEN (c.canary, c.canary_percent, c.canary_steps, c.canary_pause_minutes)
      = (excluded.canary, excluded.canary_percent, excluded.canary_steps, excluded.canary_pause_minutes)
      THEN c.canary_stepped_at ELSE excluded.canary_stepped_at END,
    canary_paused_at = CASE WHEN $11 THEN coalesce(c.canary_paused_at, clock_timestamp()) END, canary_waits_for = NULL,
    stop_reason = CASE WHEN $6 THEN coalesce(c.stop_reason, $7) END,
    stopped_by = CASE WHEN $6 THEN coalesce(c.stopped_by, $8) END,
    stopped_at = CASE WHEN $6 THEN coalesce(c.stopped_at, clock_timestamp()) END`;

const STATUS = `
  SELECT c.module, c.revision, ${summaryJson('l')} AS live, ${isoTime('c.live_since')} AS "liveSince",
    ${summaryJson('g')} AS "lastGood",
    ${summaryJson('k', { percent: 'c.canary_percent', since: isoTime('c.canary_since'), plan: PLAN_JSON })} AS canary,
    CASE WHEN c.stopped_at IS NOT NULL THEN
      json_build_object('reason', c.stop_reason, 'by', c.stopped_by, 'since', ${isoTime('c.stopped_at')}) END AS stopped
  FROM release_channels c JOIN releases l ON l.module = c.module AND l.release = c.live
    LEFT JOIN releases g ON g.module = c.module AND g.release = c.last_good
    LEFT JOIN releases k ON k.module = c.module AND k.release = c.canary
  WHERE $1::text IS NULL OR c.module = $1 ORDER BY c.module`;

const WATCHED = `
  SELECT c.module, c.revision, c.stopped_at IS NOT NULL AS "isStopped", c.live, c.live_since AS "liveSince",
    c.last_good AS "lastGood", c.canary, c.canary_since AS "canarySince",
    c.canary_stepped_at AS "steppedAt", CASE WHEN c.canary_paused_at IS NULL THEN ${STEP_DUE_AT} END AS "stepDueAt",
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
    const { live, lastGood, canary, isStopped, plan } = channel;
    const canaryValues = [canary?.release ?? null, canary?.percent ?? null];
    const planValues = [plan?.steps ?? null, plan?.pauseMinutes ?? null, plan?.isPaused ?? false];
    const values = [module, live, lastGood, ...canaryValues, isStopped, reason, actor, ...planValues];
    await manager.query(WRITE, values);
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

  /**
   * Says why a step does not come. It is no change, so it raises no revision; and it belongs to no transaction, so that nobody
   * who makes a change waits for it.
   */
  async noteWaiting({ module, revision }: Pick<WatchedChannel, 'module' | 'revision'>, reason: string): Promise<void> {
    await this.database.query(
      `UPDATE release_channels SET canary_waits_for = $3
       WHERE module = $1 AND revision = $2 AND canary_waits_for IS DISTINCT FROM $3`,
      [module, revision, reason],
    );
  }

  /** With what this actor has done about each before. */
  findWatched(manager: EntityManager, actor: string): Promise<WatchedChannel[]> {
    return manager.query(WATCHED, [actor]);
  }
}
