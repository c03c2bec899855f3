import 'reflect-metadata';
import { createDataSource } from './data-source.ts';
import { migrate } from './migrate.ts';

const TIMEOUT_MS = 30_000;

/** Brings the schema at `DATABASE_URL` up to date, so that the API may run as a role that can't change it. */
async function run(): Promise<void> {
  const { DATABASE_URL: url } = process.env;
  if (!url) throw new Error('DATABASE_URL is missing: postgres://user:password@host:5432/database');
  const database = createDataSource({ url, poolSize: 2, statementTimeoutMs: TIMEOUT_MS }, []);
  await database.initialize();
  try {
    const names = await migrate(database);
    process.stdout.write(`Migrations run: ${names.join(', ') || 'none, the schema is up to date'}.\n`);
  } finally {
    await database.destroy();
  }
}

run().catch((error: unknown) => {
  const { code, message } = Object(error) as { code?: string; message?: string };
  const isAway = code === 'ECONNREFUSED' || code === 'ENOTFOUND';
  process.stderr.write(`${isAway ? 'The database does not answer at DATABASE_URL.' : message || code}\n`);
  process.exitCode = 1;
});
