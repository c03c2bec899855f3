import { moduleNameSchema, text } from '@crewdeck/contract/schemas';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { createDataSource } from '../database/data-source.ts';
import { migrate } from '../database/migrate.ts';
import { DeployTokenEntity } from './deploy-token.entity.ts';
import type { TokenName } from './deploy-tokens.ts';
import { GUARD } from './release.policy.ts';

const LONGEST_NAME = 60;
const TIMEOUT_MS = 30_000;
/** Events name whoever acted, and nobody may pass for the guard. */
const nameSchema = text({ min: 1, max: LONGEST_NAME }).refine((name) => name !== GUARD);
const argumentsSchema = z.tuple([
  z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(moduleNameSchema)),
  nameSchema,
]);

/** The command can't do what it is asked to; `message` says why in a sentence. */
class CommandError extends Error {
  override readonly name = 'CommandError';
}

/**
 * Runs a command that takes `<module[,module …]> <name>` on the database at `DATABASE_URL`. What it answers goes to the standard
 * output, a line for each module; what it tells besides to the standard error.
 */
export async function runTokenCommand(
  command: string,
  act: (database: DataSource, name: TokenName, tell: (sentence: string) => void) => Promise<string>,
): Promise<void> {
  const tell = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  try {
    await withDatabase(async (database) => {
      for (const name of tokenNamesOf(command)) process.stdout.write(`${await act(database, name, tell)}\n`);
    });
  } catch (error) {
    tell(sentenceOf(error));
    process.exitCode = 1;
  }
}

function tokenNamesOf(command: string): TokenName[] {
  const { data, error } = argumentsSchema.safeParse(process.argv.slice(2));
  if (error) throw new CommandError(`It takes a module and a name: ${command} mf-profile "squad profile"`);
  const [modules, name] = data;
  return modules.map((module) => ({ module, name }));
}

async function withDatabase(act: (database: DataSource) => Promise<void>): Promise<void> {
  const { DATABASE_URL: url } = process.env;
  if (!url) throw new CommandError('DATABASE_URL is missing: postgres://user:password@host:5432/database');
  const database = createDataSource({ url, poolSize: 2, statementTimeoutMs: TIMEOUT_MS }, [DeployTokenEntity]);
  await database.initialize();
  try {
    await migrate(database);
    await act(database);
  } finally {
    await database.destroy();
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  const { code, message } = Object(error) as { code?: string; message?: string };
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return 'The database does not answer at DATABASE_URL.';
  return `Nothing was changed: ${message || code || String(error)}`;
}
