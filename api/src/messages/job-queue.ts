import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import PgBoss from 'pg-boss';
import { Counter, Registry } from 'prom-client';
import { DataSource, type EntityManager } from 'typeorm';
import { poolOf } from '../database/data-source.ts';
import type { Job } from './channel.ts';

const LOST_JOBS_LOOKED_FOR_SECONDS = 15;

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
      db: { executeSql: (text, values) => poolOf(database).query(text, values) },
      migrate: false,
      schedule: false,
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
