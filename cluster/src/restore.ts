import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePorts, LOOPBACK } from '@crewdeck/stack';
import { Failure } from '@crewdeck/stack/bin/failure.mjs';
import { step } from '@crewdeck/stack/bin/progress.mjs';
import type { Cluster } from './cluster.ts';
import { findEngines } from './engines.ts';
import { query } from './query.ts';

const run = promisify(execFile);
const PEOPLE = 50_000;
const PROJECTS = 50_000;

/** As many rows as a large university has. */
const SEED_ROWS = `
  INSERT INTO users (firebase_uid, email, name)
    SELECT 'row-' || i, 'row-' || i || '@students.test', 'Person ' || i FROM generate_series(1, ${PEOPLE}) AS i;
  INSERT INTO projects (owner_id, title, description, tech_stack, tags)
    SELECT id, 'Project of ' || name, 'To be restored', ARRAY['React'], ARRAY['web'] FROM users LIMIT ${PROJECTS}`;

/** Takes a backup, restores it into a second cluster, and compares how many rows each table has. Throws where they differ. */
export async function runRestore(cluster: Cluster): Promise<void> {
  const { postgres: programs } = findEngines();
  const dump = join(cluster.folder, 'crewdeck.dump');
  await step('Filling the database', () => query(cluster.databaseUrl, SEED_ROWS));
  await step('Taking a backup', () =>
    run(join(programs, 'pg_dump'), ['--format=custom', `--file=${dump}`, cluster.databaseUrl]),
  );
  const url = await step('Starting a second cluster', () => startSecond(cluster));
  await step('Restoring the backup', () =>
    run(join(programs, 'pg_restore'), ['--no-owner', '--exit-on-error', '--jobs=2', `--dbname=${url}`, dump]),
  );
  const [before, after] = [await countRows(cluster.databaseUrl), await countRows(url)];
  console.table({ rows: { original: sumOf(before), restored: sumOf(after) } });
  const differing = Object.keys(before).filter((table) => before[table] !== after[table]);
  if (differing.length > 0) throw new Failure(`Rows are missing in ${differing.join(', ')}.`);
}

async function startSecond(cluster: Cluster): Promise<string> {
  const { postgres, api: rest } = await findFreePorts();
  const node = await cluster.addDatabase('restored', 'restored', { postgres, rest });
  while (!(await node.isPrimary())) await sleep(100);
  const { password } = new URL(cluster.databaseUrl);
  const server = `postgresql://postgres:${password}@${LOOPBACK}:${postgres}`;
  await query(`${server}/postgres`, 'CREATE DATABASE crewdeck');
  return `${server}/crewdeck`;
}

/** By table of every schema. */
async function countRows(url: string): Promise<Record<string, number>> {
  const tables = await query<{ name: string }>(
    url,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND schemaname <> 'pgboss' ORDER BY 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await query<{ count: number }>(url, `SELECT count(*)::int AS count FROM ${name}`);
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

function sumOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
