import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.ts';

export class ReportOnceByIdentity1763700000201 implements MigrationInterface {
  name = 'ReportOnceByIdentity1763700000201';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      'abuse_reports_once_by_identity',
      'abuse_reports (reporter_key, subject_kind, subject_id) WHERE closed_at IS NULL',
      'UNIQUE',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX abuse_reports_once_by_identity');
  }
}
