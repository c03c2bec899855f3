import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GUARD } from '../releases/release.policy.ts';

/** What is out of one module, and what the guard has done about it before. */
export interface GuardedChannel {
  readonly module: string;
  readonly revision: number;
  readonly isStopped: boolean;
  readonly live: string;
  readonly liveSince: Date;
  readonly isFromRollback: boolean;
  readonly lastGood: string | null;
  readonly canary: string | null;
  readonly canarySince: Date | null;
  /** Releases that the guard has taken back, whenever that was. */
  readonly takenBack: readonly string[];
  /** Releases that it has raised an alarm about, each with the time of the last one. */
  readonly alarms: readonly { readonly release: string; readonly at: string }[];
}

const CHANNELS = `
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

/** What the guard reads of the releases' channels and events. */
@Injectable()
export class GuardRepository {
  /**
   * Only one process at a time is the guard, until its transaction ends: several would raise the same alarm. Any number will
   * do for the lock, as long as every process uses the same one.
   */
  async lock(manager: EntityManager): Promise<boolean> {
    const [row] = await manager.query<{ isFree: boolean }[]>('SELECT pg_try_advisory_xact_lock(7263916) AS "isFree"');
    return row?.isFree === true;
  }

  channels(manager: EntityManager): Promise<GuardedChannel[]> {
    return manager.query(CHANNELS, [GUARD]);
  }

  async raiseAlarm(manager: EntityManager, module: string, release: string, reason: string): Promise<void> {
    await manager.query(
      `INSERT INTO release_events (module, action, release, actor, reason) VALUES ($1, 'alarm', $2, $3, $4)`,
      [module, release, GUARD, reason],
    );
  }
}
