import type { Registry } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { queryRow } from '../database/query.ts';

// One statement, so that the revision is that of these channels.
const READ = sql`
  SELECT 3 AS "schemaVersion", revision, coalesce((
    SELECT json_object_agg(c.module, json_build_object('live', c.live, 'lastGood', c.last_good,
      'canary', CASE WHEN c.canary IS NOT NULL
        THEN json_build_object('release', c.canary, 'percent', c.canary_percent) END,
      'isStopped', c.stopped_at IS NOT NULL,
      'digests', (SELECT json_object_agg(r.release, r.digest ORDER BY r.release) FROM releases r
        WHERE r.module = c.module AND r.release IN (c.live, c.last_good, c.canary))) ORDER BY c.module)
    FROM release_channels c), '{}') AS modules,
    (SELECT coalesce(json_agg(id ORDER BY id), '[]') FROM release_previews WHERE ended_at IS NOT NULL) AS "endedPreviews"
  FROM registry`;

@Injectable()
export class RegistryRepository {
  constructor(private readonly database: DataSource) {}

  async read(): Promise<Registry> {
    const registry = await queryRow<Registry>(this.database, READ);
    if (!registry) throw new Error('The registry has lost its row.');
    return registry;
  }
}
