import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TellForkedEdges1763700000145 implements MigrationInterface {
  name = 'TellForkedEdges1763700000145';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE edges ADD COLUMN log jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE edges DROP COLUMN log');
  }
}
