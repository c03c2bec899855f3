import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestApi } from './test-api.ts';

const LONGEST_WAIT_MS = 4_000;

/** A project that somebody holds locked, so that calls that change or join it queue up behind. */
export class HeldProject {
  private constructor(private readonly holder: pg.Client) {}

  static async hold(api: TestApi, projectId: string): Promise<HeldProject> {
    const holder = new pg.Client({ connectionString: api.databaseUrl });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM projects WHERE id = $1 FOR UPDATE', [projectId]);
    return new HeldProject(holder);
  }

  /** Returns when so many calls stand in the queue. */
  async untilQueued(count: number): Promise<void> {
    const giveUpAt = Date.now() + LONGEST_WAIT_MS;
    for (;;) {
      // Within a transaction the view is a picture that is taken once.
      await this.holder.query('SELECT pg_stat_clear_snapshot()');
      const { rows } = await this.holder.query(
        `SELECT count(*)::int AS count FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if (rows[0].count >= count) return;
      if (Date.now() > giveUpAt) {
        await this.release();
        throw new Error(`Only ${rows[0].count} of ${count} calls wait for the project.`);
      }
      await sleep(10);
    }
  }

  async release(): Promise<void> {
    await this.holder.query('COMMIT');
    await this.holder.end();
  }
}
