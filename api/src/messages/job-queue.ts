import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import PgBoss from 'pg-boss';
import { Counter, Registry } from 'prom-client';
import { DataSource, type EntityManager } from 'typeorm';
import { poolOf } from '../database/data-source.ts';
import type { Job } from './channel.ts';

const LOST_JOBS_LOOKED_FOR_SECONDS = 15;
/** A batch that has begun in time may take as long. */
const LAST_BATCH_SECONDS = 15;
const KEPT_HOURS = 12;

/** How often a job runs, and how long it may. */
interface Schedule {
  readonly everySeconds: number;
  readonly limitSeconds: number;
}

/** Jobs in PostgreSQL that every process writes and works on: each is one process' at a time, and comes back when that is killed (ADR 23). */
@Injectable()
export class JobQueue implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(JobQueue.name);
  private readonly boss: PgBoss;
  private readonly worked: Counter<'queue' | 'outcome'>;

  constructor(database: DataSource, registry: Registry) {
    this.worked = new Counter({
      name: 'message_jobs_total',
      help: 'Messages to people that were sent, or failed and are tried again.',
      labelNames: ['queue', 'outcome'],
      registers: [registry],
    });
    this.boss = new PgBoss({
      // biome-ignore lint/plugin: pg-boss writes its statements itself.
      db: { executeSql: (text, values) => poolOf(database).query(text, values) },
      migrate: false,
      schedule: false,
      archiveCompletedAfterSeconds: KEPT_HOURS * 3_600,
      deleteAfterHours: KEPT_HOURS,
      maintenanceIntervalSeconds: LOST_JOBS_LOOKED_FOR_SECONDS,
    });
    this.boss.on('error', (error) => this.logger.warn(`The queue can't be looked after: ${error.message}`));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.boss.stop();
  }

  /** In the transaction of the manager. */
  async add(manager: EntityManager, jobs: readonly Job[]): Promise<void> {
    // biome-ignore lint/plugin: pg-boss writes its statements itself.
    const db = { executeSql: async (text: string, values: unknown[]) => ({ rows: await manager.query(text, values) }) };
    if (jobs.length > 0) await this.boss.insert([...jobs], { db });
  }

  /** Claims up to `most` jobs that are due, and begins each. What fails is tried again, later each time; none of these rejects. */
  async start<T>(queue: string, tell: (data: T) => Promise<unknown>, most: number): Promise<Promise<void>[]> {
    const jobs = await this.boss.fetch<T>(queue, { batchSize: most });
    return jobs.map((job) =>
      this.workOnOne(queue, job, tell).catch((error: unknown) => {
        this.logger.warn(`A job of "${queue}" comes back in a minute, as its end can't be written: ${error}`);
      }),
    );
  }

  /** Adds a job unless there was one in this interval, and runs the one that waits, unless one is under way. Rejects as it does. */
  async runWhenDue(queue: string, { everySeconds, limitSeconds }: Schedule, run: () => Promise<void>): Promise<void> {
    const expireInSeconds = limitSeconds + LAST_BATCH_SECONDS;
    await this.boss.send(queue, {}, { singletonSeconds: everySeconds, expireInSeconds });
    for (const { id } of await this.boss.fetch(queue)) {
      try {
        await run();
      } catch (error) {
        await this.boss.fail(queue, id, { message: String(error) });
        throw error;
      }
      await this.boss.complete(queue, id);
    }
  }

  private async workOnOne<T>(queue: string, { id, data }: PgBoss.Job<T>, tell: (data: T) => Promise<unknown>) {
    try {
      await tell(data);
    } catch (error) {
      this.worked.inc({ queue, outcome: 'failed' });
      this.logger.warn(`A job of "${queue}" is tried again later: ${error}`);
      return this.boss.fail(queue, id, { message: String(error) });
    }
    this.worked.inc({ queue, outcome: 'sent' });
    return this.boss.complete(queue, id);
  }
}
