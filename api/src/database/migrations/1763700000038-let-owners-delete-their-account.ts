import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A project that others are on the team of outlives the account of its owner, archived. */
export class LetOwnersDeleteTheirAccount1763700000038 implements MigrationInterface {
  name = 'LetOwnersDeleteTheirAccount1763700000038';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE projects ALTER COLUMN owner_id DROP NOT NULL');
    await runner.query(`
      ALTER TABLE projects ADD CONSTRAINT projects_owned_or_archived CHECK ((owner_id IS NOT NULL) OR (status = 'Archived'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM projects WHERE owner_id IS NULL');
    await runner.query(
      'ALTER TABLE projects DROP CONSTRAINT projects_owned_or_archived, ALTER COLUMN owner_id SET NOT NULL',
    );
  }
}
