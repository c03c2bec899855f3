import { readFile } from 'node:fs/promises';
import { importHackathonSchema } from '@crewdeck/contract/schemas';
import { z } from 'zod';
import { createDataSource } from '../database/data-source.ts';
import { migrate } from '../database/migrate.ts';
import { Totals } from '../database/totals.ts';
import { HackathonsRepository } from './hackathons.repository.ts';

const IMPORT_TIMEOUT_MS = 120_000;

const fileSchema = z
  .array(importHackathonSchema)
  .min(1)
  .max(10_000)
  .refine((entries) => new Set(entries.map((entry) => entry.hackathonLink)).size === entries.length, {
    error: 'two entries have the same hackathonLink',
  });

/** Imports a file of hackathons; running it again updates them. Answers how many it held. */
export async function importHackathons(path: string, databaseUrl: string): Promise<number> {
  const parsed = fileSchema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path} is not valid:\n${z.prettifyError(parsed.error)}`);
  const database = createDataSource({ url: databaseUrl, poolSize: 2, statementTimeoutMs: IMPORT_TIMEOUT_MS });
  await database.initialize();
  try {
    await migrate(database);
    await new HackathonsRepository(database, new Totals(database)).save(parsed.data);
  } finally {
    await database.destroy();
  }
  return parsed.data.length;
}
