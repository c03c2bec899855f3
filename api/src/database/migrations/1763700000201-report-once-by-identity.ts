import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.ts';

const INDEXES = [
  ['abuse_reports_once_by_identity', 'reporter_key'],
  ['abuse_reports_once_by_address', 'reporter_address'],
] as const;

export class ReportOnceByIdentity1763700000201 implements MigrationInterface {
  name = 'ReportOnceByIdentity1763700000201';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, column] of INDEXES) {
      const definition = `abuse_reports (${column}, subject_kind, subject_id) WHERE closed_at IS NULL`;
      await buildIndex(runner, name, definition, 'UNIQUE');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await runner.query(`DROP INDEX ${name}`);
  }
}
