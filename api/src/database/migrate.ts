import { type DataSource, MigrationExecutor } from 'typeorm';

// Any number will do, as long as every API process uses the same one.
const MIGRATION_LOCK = 7_263_915;

/** Brings the schema up to date. Several processes may start at once: one migrates, the others wait. */
export async function migrate(database: DataSource): Promise<void> {
  const runner = database.createQueryRunner();
  try {
    await refuseOtherEncodings(await runner.query('SHOW server_encoding'));
    // Waiting for another process's migrations may outlast a request's time limit, and so may an index of many rows.
    await runner.query('SET statement_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // On this connection: the data source would take another one, which has that limit.
    const migrations = new MigrationExecutor(database, runner);
    migrations.transaction = 'each';
    await migrations.executePendingMigrations();
  } finally {
    await runner.query('SELECT pg_advisory_unlock_all()');
    await runner.query('RESET statement_timeout');
    await runner.release();
  }
}

function refuseOtherEncodings([row]: { server_encoding: string }[]): void {
  if (row?.server_encoding === 'UTF8') return;
  throw new Error(`the database must be encoded in UTF8, not ${row?.server_encoding}.`);
}
