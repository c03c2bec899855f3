import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.ts';

export class FindWhoSaidIt1763700000211 implements MigrationInterface {
  name = 'FindWhoSaidIt1763700000211';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(runner, 'activities_said_by', 'activities (said_by) WHERE said_by IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX activities_said_by');
  }
}
