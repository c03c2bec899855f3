import { readFile } from 'node:fs/promises';
import pg from 'pg';

/** Of a tick, in which Linux counts. */
const MICROSECONDS = 10_000;
/** Of the fields of `/proc/<pid>/stat` behind the name, which may hold spaces (man 5 proc). */
const USER = 11;
const SYSTEM = 12;

/**
 * Processor time in microseconds that processes have while something is done. One that ends meanwhile had nothing to do
 * with it.
 *
 * @throws Error where there is no `/proc`: Linux has one
 */
export async function processorTimeWhile(pids: readonly number[], act: () => Promise<unknown>): Promise<number> {
  const before = await ticksOf(pids);
  await act();
  const after = await ticksOf([...before.keys()]);
  const spent = [...after].map(([pid, ticks]) => ticks - (before.get(pid) ?? ticks));
  return spent.reduce((sum, each) => sum + each, 0) * MICROSECONDS;
}

async function ticksOf(pids: readonly number[]): Promise<Map<number, number>> {
  await readFile('/proc/self/stat');
  const all = await Promise.all(pids.map(async (pid) => [pid, await readTicks(pid)] as const));
  return new Map(all.filter((entry): entry is [number, number] => entry[1] !== null));
}

async function readTicks(pid: number): Promise<number | null> {
  // A worker of PostgreSQL comes and goes.
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields ? Number(fields[USER]) + Number(fields[SYSTEM]) : null;
}

/** All its processes, but for the one that answers this. */
export async function pidsOfPostgres(databaseUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
  await client.end();
  return rows.map(({ pid }) => pid as number);
}
