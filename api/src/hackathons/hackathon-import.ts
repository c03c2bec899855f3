import { createDataSource } from '../database/data-source.ts';
import { migrate } from '../database/migrate.ts';
import { ListReader } from '../lists/list-reader.ts';
import { HackathonEntity } from './hackathon.entity.ts';
import { HackathonsRepository, type Saved } from './hackathons.repository.ts';
import { readImportFile } from './read-import-file.ts';

const IMPORT_TIMEOUT_MS = 120_000;

/** Imports a file of hackathons, all or nothing. One with a known link is updated, so a second import changes nothing. */
export async function importHackathons(path: string, databaseUrl: string): Promise<Saved> {
  const hackathons = await readImportFile(path);
  const database = createDataSource({ url: databaseUrl, poolSize: 2, statementTimeoutMs: IMPORT_TIMEOUT_MS }, [
    HackathonEntity,
  ]);
  await database.initialize();
  try {
    await migrate(database);
    return await new HackathonsRepository(database, new ListReader(database)).save(hackathons);
  } finally {
    await database.destroy();
  }
}
