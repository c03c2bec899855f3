import sql from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { execute } from '../query.ts';

/** Reports take notes of teams, which are longer than invites. Rows of before hold under the new conditions as well. */
export class NoteReports1763800000002 implements MigrationInterface {
  name = 'NoteReports1763800000002';

  async up(runner: QueryRunner): Promise<void> {
    await execute(
      runner,
      sql`
        ALTER TABLE abuse_reports
          DROP CONSTRAINT abuse_reports_kind_known,
          ADD CONSTRAINT abuse_reports_kind_known CHECK (subject_kind IN ('person', 'project', 'invite', 'note')) NOT VALID,
          DROP CONSTRAINT abuse_reports_quote_size,
          ADD CONSTRAINT abuse_reports_quote_size CHECK (char_length(quote) <= 1000) NOT VALID`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await execute(runner, sql`DELETE FROM abuse_reports WHERE subject_kind = 'note'`);
    await execute(
      runner,
      sql`
        ALTER TABLE abuse_reports
          DROP CONSTRAINT abuse_reports_kind_known,
          ADD CONSTRAINT abuse_reports_kind_known CHECK (subject_kind IN ('person', 'project', 'invite')),
          DROP CONSTRAINT abuse_reports_quote_size,
          ADD CONSTRAINT abuse_reports_quote_size CHECK (char_length(quote) <= 300)`,
    );
  }
}
