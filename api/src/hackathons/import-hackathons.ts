import 'reflect-metadata';
import { importHackathons } from './hackathon-import.ts';

async function run(): Promise<void> {
  const [path] = process.argv.slice(2);
  const { DATABASE_URL } = process.env;
  if (!path || !DATABASE_URL) throw new Error('Usage: DATABASE_URL=postgres://... import-hackathons.js <file.json>');
  const count = await importHackathons(path, DATABASE_URL);
  process.stdout.write(`Imported ${count} hackathons.\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
