import { DECLINE_UNDO_MS } from '@crewdeck/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CHANNELS, type Channel, type Event } from './channel.ts';
import { JobQueue } from './job-queue.ts';

const AT_ONCE = 200;

/** A decline can be taken back, and its row goes with it. Rows that another process has claimed are passed over. */
const CLAIM = `
  UPDATE activities a SET handed_over_at = now()
  FROM (
    SELECT id FROM activities
    WHERE handed_over_at IS NULL AND (kind <> 'invite_declined' OR created_at < now() - interval '${DECLINE_UNDO_MS} ms')
    ORDER BY created_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED) AS claimed
  WHERE a.id = claimed.id
  RETURNING a.id, a.kind, a.user_id AS "userId", a.handed_over_at AS "handedOverAt"`;

/** Takes events out of the outbox: each row is marked, and its jobs are written, in one transaction (ADR 23). */
@Injectable()
export class HandOver {
  constructor(
    private readonly database: DataSource,
    private readonly queue: JobQueue,
    @Inject(CHANNELS) private readonly channels: readonly Channel[],
  ) {}

  /** Hands some of what waits over, and answers whether there was anything. */
  handOver(): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const [events] = await manager.query<[Event[], number]>(CLAIM);
      // In one order, so that two processes with jobs of the same people don't wait in a circle.
      const inOrder = events.sort((one, other) => (one.userId < other.userId ? -1 : 1));
      for (const channel of this.channels.filter(({ isOn }) => isOn))
        await this.queue.add(manager, await channel.jobsOf(inOrder, manager));
      return events.length > 0;
    });
  }
}
