import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const LONGEST_WAIT_MS = 4_000;

const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('team search ' || $1, 0))`;
const WAITING = `
  SELECT count(*)::int AS count FROM pg_locks l JOIN pg_database d ON d.oid = l.database
  WHERE d.datname = current_database() AND l.locktype = 'advisory' AND NOT l.granted`;

/** The lock of one event, in a transaction of its own. PostgreSQL hands it to waiting transactions in the order of arrival. */
class EventLock {
  private constructor(private readonly holder: pg.Client) {}

  static async connect(databaseUrl: string): Promise<EventLock> {
    const holder = new pg.Client({ connectionString: databaseUrl });
    await holder.connect();
    await holder.query('BEGIN');
    return new EventLock(holder);
  }

  async take(hackathonId: string): Promise<void> {
    await this.holder.query(LOCK, [hackathonId]);
  }

  /** Gives up after a while, so that a round that takes the lock only once fails by what it has done. */
  async untilWaiting(count: number): Promise<void> {
    const giveUpAt = Date.now() + LONGEST_WAIT_MS;
    for (let waiting = 0; waiting < count && Date.now() < giveUpAt; await sleep(5))
      waiting = (await this.holder.query<{ count: number }>(WAITING)).rows[0]?.count ?? 0;
  }

  async release(): Promise<void> {
    await this.holder.query('COMMIT');
    await this.holder.end();
  }
}

/**
 * Runs something while a round is between its two transactions: teams are computed, and nothing is proposed yet.
 *
 * @param open starts the round
 */
export async function betweenTransactions<T>(
  { databaseUrl, hackathonId }: { databaseUrl: string; hackathonId: string },
  open: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
): Promise<T> {
  const [watcher, before, between] = await Promise.all([1, 2, 3].map(() => EventLock.connect(databaseUrl)));
  if (!watcher || !before || !between) throw new Error('Nothing is connected.');
  await before.take(hackathonId);
  const opened = open();
  await watcher.untilWaiting(1);
  const taken = between.take(hackathonId);
  await watcher.untilWaiting(2);
  await before.release();
  await taken;
  await watcher.untilWaiting(1);
  await meanwhile();
  await between.release();
  await watcher.release();
  return opened;
}
