import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For what fails for signed-in people only. Processes of before name the key by its name and leave the audience out, and so go
 * on writing.
 */
export class CountReportsPerAudience1763700000025 implements MigrationInterface {
  name = 'CountReportsPerAudience1763700000025';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE release_health ADD COLUMN audience text NOT NULL DEFAULT 'unsaid'`);
    await runner.query(keyOf('module, release, minute, outcome, audience'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM release_health WHERE audience <> 'unsaid'`);
    await runner.query(keyOf('module, release, minute, outcome'));
    await runner.query('ALTER TABLE release_health DROP COLUMN audience');
  }
}

function keyOf(columns: string): string {
  return `ALTER TABLE release_health DROP CONSTRAINT release_health_pk,
    ADD CONSTRAINT release_health_pk PRIMARY KEY (${columns})`;
}
