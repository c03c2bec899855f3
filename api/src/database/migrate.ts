import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { replaceFunctions } from './functions.ts';
import { queryRow } from './query.ts';

// Any number will do, as long as every API process uses the same one.
const MIGRATION_LOCK = 7_263_915;
const LOCK_TRIED_EVERY_MS = 100;
/** A migration that waits for a table makes all later statements on it wait. The pause lets them through. */
const LONGEST_WAIT_FOR_A_TABLE = '1s';
const TRIES = 5;
const PAUSE_MS = 500;

const LOCK_NOT_AVAILABLE = '55P03';

const MADE_EARLIER =
  'this database was made by a Crewdeck from before the baseline of the schema: use an empty one ("npm start -- --fresh" for the demo).';

const SENTENCES: Readonly<Record<string, string>> = {
  '42501':
    'the schema is older than this API needs, and this role may not change it: run "node api/dist/database/run-migrations.js" as one that may.',
  [LOCK_NOT_AVAILABLE]: 'a table was in use each time that a migration tried to change it: please try again.',
};

/**
 * Brings the schema up to date. Several processes may start at once: one migrates, the others wait. A role that may not change
 * the schema will do when nothing is left to do.
 *
 * @returns names of the migrations that have run
 * @throws Error with a sentence when the role may not change the schema, a table is in use, or the schema is older than the baseline
 */
export async function migrate(database: DataSource): Promise<string[]> {
  const runner = database.createQueryRunner();
  try {
    await refuseOtherEncodings(await runner.query('SHOW server_encoding'));
    // An index of many rows may outlast a request's time limit.
    await runner.query('SET statement_timeout = 0');
    await takeMigrationLock(runner);
    if (await isOurSchema(database, runner)) await replaceFunctions(runner);
    return await runPending(database, runner);
  } catch (error) {
    throw explained(error);
  } finally {
    await runner.query('SELECT pg_advisory_unlock_all()');
    await runner.query('RESET lock_timeout');
    await runner.query('RESET statement_timeout');
    await runner.release();
  }
}

/** Asks again and again: an index that is built concurrently waits for every statement under way, one that waits for us too. */
async function takeMigrationLock(runner: QueryRunner): Promise<void> {
  const statement = sql`SELECT pg_try_advisory_lock(${MIGRATION_LOCK}) AS "isOurs"`;
  const tryOnce = () => queryRow<{ isOurs: boolean }>(runner, statement);
  while (!(await tryOnce())?.isOurs) await sleep(LOCK_TRIED_EVERY_MS);
}

/**
 * Whether no later release has migrated. Its functions stay when a process of this release starts again.
 *
 * @throws Error when the first migration of the schema is not the first of this release
 */
async function isOurSchema(database: DataSource, runner: QueryRunner): Promise<boolean> {
  const executed = await new MigrationExecutor(database, runner).getExecutedMigrations();
  const known = new Set(database.migrations.map((one) => one.name ?? one.constructor.name));
  const [first] = executed.sort((one, other) => one.timestamp - other.timestamp);
  if (first && !known.has(first.name)) throw new Error(MADE_EARLIER);
  return executed.every(({ name }) => known.has(name));
}

async function runPending(database: DataSource, runner: QueryRunner): Promise<string[]> {
  const names: string[] = [];
  for (let tries = 1; ; tries += 1) {
    // On this connection: the data source would take another one, which has that limit.
    const migrations = new MigrationExecutor(database, runner);
    migrations.transaction = 'each';
    try {
      await runner.query(`SET lock_timeout = '${LONGEST_WAIT_FOR_A_TABLE}'`);
      if (tries === 1) names.push(...(await migrations.getPendingMigrations()).map(({ name }) => name));
      await migrations.executePendingMigrations();
      return names;
    } catch (error) {
      const { code } = Object(error);
      if (code !== LOCK_NOT_AVAILABLE || tries === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

function explained(error: unknown): unknown {
  const sentence = SENTENCES[Object(error).code];
  return sentence ? new Error(sentence, { cause: error }) : error;
}

function refuseOtherEncodings([row]: { server_encoding: string }[]): void {
  if (row?.server_encoding === 'UTF8') return;
  throw new Error(`the database must be encoded in UTF8, not ${row?.server_encoding}.`);
}
