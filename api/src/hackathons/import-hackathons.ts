import 'reflect-metadata';
import { importHackathons } from './hackathon-import.ts';
import { ImportFileError } from './read-import-file.ts';

const USAGE = 'It takes one file: node dist/hackathons/import-hackathons.js hackathons.json';

async function run(): Promise<void> {
  const [path, ...others] = process.argv.slice(2);
  const { DATABASE_URL } = process.env;
  if (!path || others.length > 0) throw new ImportFileError(USAGE);
  if (!DATABASE_URL) throw new ImportFileError('DATABASE_URL is missing: postgres://user:password@host:5432/database');
  const { created, updated } = await importHackathons(path, DATABASE_URL);
  process.stdout.write(`Hackathons: ${created} created, ${updated} updated.\n`);
}

function sentenceOf(error: unknown): string {
  if (error instanceof ImportFileError) return error.message;
  const { code, message } = Object(error) as { code?: string; message?: string };
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return 'The database does not answer at DATABASE_URL.';
  return `The import failed, and nothing was changed: ${message || code || String(error)}`;
}

run().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
});
