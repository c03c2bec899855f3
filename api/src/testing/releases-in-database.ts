import type { ReleaseReport } from '@crewdeck/contract';
import { digestOf } from '@crewdeck/releases/record-digest';
import type { DataSource } from 'typeorm';
import { aRecord } from './release-builders.ts';

type Database = Pick<DataSource, 'query'>;

interface Out {
  readonly live: string;
  readonly lastGood?: string;
  readonly canary?: string;
}

/** Known, but not out; written straight into the database, so that no store is needed. */
export async function knownReleases(database: Database, module: string, ...releases: string[]): Promise<void> {
  const records = releases.map((release) => {
    const [version = '', hash = ''] = release.split('-');
    return aRecord({ module, version, hash });
  });
  await database.query(
    `INSERT INTO releases (module, release, record, digest, published_by)
     SELECT $1, release, record::jsonb, digest, 'a spec'
     FROM unnest($2::text[], $3::text[], $4::text[]) AS made (release, record, digest)`,
    [module, releases, records.map((record) => JSON.stringify(record)), records.map(digestOf)],
  );
}

/** A module with these releases out since a moment ago, made so by a person. */
export async function outReleases(database: Database, module: string, { live, lastGood, canary }: Out): Promise<void> {
  const releases = [live, lastGood, canary].filter((release) => release !== undefined);
  await knownReleases(database, module, ...releases);
  await database.query(
    `INSERT INTO release_events (module, action, release, actor) SELECT $1, 'activate', unnest($2::text[]), 'a person'`,
    [module, [lastGood, live].filter((release) => release !== undefined)],
  );
  await database.query(
    `INSERT INTO release_channels (module, revision, live, live_since, last_good, canary, canary_percent, canary_since)
     VALUES ($1, 1, $2, now(), $3, $4, CASE WHEN $4::text IS NOT NULL THEN 5 END, CASE WHEN $4::text IS NOT NULL THEN now() END)`,
    [module, live, lastGood ?? null, canary ?? null],
  );
}

/** A report of a page, a success unless said otherwise. */
export function aReport(values: Partial<ReleaseReport> = {}): ReleaseReport {
  return { module: 'mf-profile', release: '1.0.0-aaaaaaaa', outcome: 'ok', ...values };
}
