import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.ts';

/** Ops page through what is reported, the latest first, without a look at every report. */
export class FindOpenReports1763700000280 implements MigrationInterface {
  name = 'FindOpenReports1763700000280';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const about = '(coalesce(about_id, subject_id))';
    const isOpen = 'WHERE closed_at IS NULL';
    await buildIndex(runner, 'abuse_reports_newest_open', `abuse_reports (created_at DESC, ${about} DESC) ${isOpen}`);
    await buildIndex(
      runner,
      'abuse_reports_open_about',
      `abuse_reports (${about}, created_at DESC, id DESC) ${isOpen}`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS abuse_reports_open');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX abuse_reports_open ON abuse_reports (created_at) WHERE closed_at IS NULL');
    await runner.query('DROP INDEX abuse_reports_newest_open, abuse_reports_open_about');
  }
}
