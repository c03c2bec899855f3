import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataDirectory, ROOT } from './checkout.mjs';
import { Failure } from './failure.mjs';
import { runVisibly } from './run-command.mjs';

const COMMAND = join(ROOT, 'api/dist/hackathons/import-hackathons.js');

/** @returns {string} the address of the database that is asked for, or of the local stack's */
function databaseUrl() {
  const { DATABASE_URL, POSTGRES_PORT } = process.env;
  if (DATABASE_URL) return DATABASE_URL;
  const passwordFile = join(dataDirectory(), 'postgres-password');
  if (!existsSync(passwordFile))
    throw new Failure('There is no local database yet: run npm start, or set DATABASE_URL.');
  const password = readFileSync(passwordFile, 'utf8');
  return `postgresql://crewdeck:${password}@127.0.0.1:${POSTGRES_PORT || 54_320}/crewdeck`;
}

/**
 * `npm run hackathons:import -- <file> …`
 *
 * @param {string[]} args files, as the person names them
 * @returns {Promise<number>} the exit code of the API's command
 */
export async function run(args) {
  if (!existsSync(COMMAND)) throw new Failure('The API is not built yet: run npm start once.');
  // npm runs us in the root, wherever the person is who names the files.
  const files = args.map((file) => resolve(process.env.INIT_CWD ?? '.', file));
  return runVisibly([process.execPath, COMMAND, ...files], { env: { DATABASE_URL: databaseUrl() } });
}
