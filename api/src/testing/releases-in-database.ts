import type { ReleaseReport } from '@crewdeck/contract';
import type { DataSource } from 'typeorm';

type Database = Pick<DataSource, 'query'>;

/** Known, but not out; written straight into the database, so that no store is needed. */
export async function knownReleases(database: Database, module: string, ...releases: string[]): Promise<void> {
  await database.query(
    `INSERT INTO releases (module, release, record, published_by) SELECT $1, unnest($2::text[]), '{}', 'a spec'`,
    [module, releases],
  );
}

/** A report of a page, a success unless said otherwise. */
export function aReport(values: Partial<ReleaseReport> = {}): ReleaseReport {
  return { module: 'mf-profile', release: '1.0.0-aaaaaaaa', outcome: 'ok', ...values };
}
