import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openOwnTempFolder from './open-temp-folder.mjs';

/** One PostgreSQL for a whole run, the stack's own; each spec file makes its own database in it, by default a migrated one. */
export default async function startDatabase() {
  openOwnTempFolder();
  // A run of one file uses the stack, the API and the edge as the sources say, not as they were compiled some day.
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'stack', 'api', 'edge'], {
    stdio: 'inherit',
  });
  const stack = await import('../stack/dist/database.js');
  const folder = await mkdtemp(join(tmpdir(), 'crewdeck-jest-'));
  const database = await stack.startDatabase(folder, stack.THROWAWAY_SETTINGS);
  globalThis.crewdeckDatabase = database;
  process.env.TEST_DATABASE_SERVER = database.serverUrl;
  // PostgreSQL copies it for every new database.
  const env = { ...process.env, DATABASE_URL: `${database.serverUrl}/template1` };
  execFileSync(process.execPath, ['api/dist/database/run-migrations.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}
