import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BlockAndReport1763700000037 implements MigrationInterface {
  name = 'BlockAndReport1763700000037';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [BLOCKS, ...INDEXES_OF_BLOCKS, ABUSE_REPORTS, ...INDEXES_OF_REPORTS])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE abuse_reports, blocks');
  }
}

const BLOCKS = `
  CREATE TABLE blocks (
    blocker_id uuid NOT NULL CONSTRAINT blocks_blocker_fk REFERENCES users (id) ON DELETE CASCADE,
    blocked_id uuid NOT NULL CONSTRAINT blocks_blocked_fk REFERENCES users (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT blocks_pk PRIMARY KEY (blocker_id, blocked_id),
    CONSTRAINT blocks_another_person CHECK (blocker_id <> blocked_id)
  )`;

const INDEXES_OF_BLOCKS = ['CREATE INDEX blocks_of_blocked ON blocks (blocked_id)'];

const ABUSE_REPORTS = `
  CREATE TABLE abuse_reports (
    id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT abuse_reports_pk PRIMARY KEY,
    reporter_id uuid CONSTRAINT abuse_reports_reporter_fk REFERENCES users (id) ON DELETE SET NULL,
    subject_kind text NOT NULL,
    subject_id uuid NOT NULL,
    category text NOT NULL,
    words text NOT NULL DEFAULT '',
    closed_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT abuse_reports_kind_known CHECK (subject_kind IN ('person', 'project')),
    CONSTRAINT abuse_reports_category_known CHECK (category IN ('spam', 'harassment', 'fake', 'other')),
    CONSTRAINT abuse_reports_words_size CHECK (char_length(words) <= 1000)
  )`;

const INDEXES_OF_REPORTS = [
  `CREATE UNIQUE INDEX abuse_reports_once ON abuse_reports (reporter_id, subject_kind, subject_id) WHERE closed_at IS NULL`,
  'CREATE INDEX abuse_reports_of_reporter ON abuse_reports (reporter_id, created_at DESC)',
];
