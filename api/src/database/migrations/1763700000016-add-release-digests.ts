import { digestOf } from '@crewdeck/releases/record-digest';
import type { ReleaseRecord } from '@crewdeck/releases/release-record';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddReleaseDigests1763700000016 implements MigrationInterface {
  name = 'AddReleaseDigests1763700000016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE releases ADD COLUMN digest text');
    await fillDigests(runner);
    await runner.query(`
      ALTER TABLE releases ALTER COLUMN digest SET NOT NULL,
        ADD CONSTRAINT releases_digest_form CHECK (digest ~ '^sha384-[A-Za-z0-9+/]{64}$')`);
    // Edges take a registry with other contents only under another revision.
    await runner.query('UPDATE registry SET revision = revision + 1 WHERE EXISTS (SELECT FROM releases)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE releases DROP COLUMN digest');
  }
}

/** One by one: a record can be large, and there are few. */
async function fillDigests(runner: QueryRunner): Promise<void> {
  const names: { module: string; release: string }[] = await runner.query('SELECT module, release FROM releases');
  for (const { module, release } of names) {
    const key = [module, release];
    const rows: { record: ReleaseRecord }[] = await runner.query(
      'SELECT record FROM releases WHERE module = $1 AND release = $2',
      key,
    );
    for (const { record } of rows)
      await runner.query('UPDATE releases SET digest = $3 WHERE module = $1 AND release = $2', [
        ...key,
        digestOf(record),
      ]);
  }
}
