import { Inject, Injectable } from '@nestjs/common';
import sql, { join } from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { queryRows } from '../database/query.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '../notifications/notification-kinds.ts';
import { CHANNELS, type Channel, type Event } from './channel.ts';
import { JobQueue } from './job-queue.ts';

const AT_ONCE = 200;

const MAY_BE_UNDONE = join(
  Object.entries<NotificationKind>(NOTIFICATION_KINDS).flatMap(([kind, { undoMs }]) =>
    undoMs === undefined ? [] : [sql`(kind = ${kind} AND created_at > now() - ${undoMs} * interval '1 ms')`],
  ),
  ' OR ',
);

/** What is undone goes with its row. Skips rows that another process has claimed. */
const CLAIM = sql`
  UPDATE activities a SET handed_over_at = now()
  FROM (
    SELECT id FROM activities
    WHERE handed_over_at IS NULL AND NOT (${MAY_BE_UNDONE})
    ORDER BY created_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED) AS claimed
  WHERE a.id = claimed.id
  RETURNING a.id, a.kind, a.user_id AS "userId", a.handed_over_at AS "handedOverAt"`;

/** Takes events out of the outbox: each row is marked, and its jobs are written, in one transaction (ADR 23). */
@Injectable()
export class OutboxRelay {
  constructor(
    private readonly database: DataSource,
    private readonly queue: JobQueue,
    @Inject(CHANNELS) private readonly channels: readonly Channel[],
  ) {}

  /** @returns whether there was anything to relay */
  relay(): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const events = await queryRows<Event>(manager, CLAIM);
      // In one order, so that two processes with jobs of the same people don't deadlock.
      const inOrder = events.sort((one, other) => (one.userId < other.userId ? -1 : 1));
      let hasMore = events.length > 0;
      for (const channel of this.channels.filter(({ isOn }) => isOn)) {
        const jobs = await channel.jobsOf(inOrder, manager);
        hasMore ||= jobs.length > 0;
        await this.queue.add(manager, jobs);
      }
      return hasMore;
    });
  }
}
