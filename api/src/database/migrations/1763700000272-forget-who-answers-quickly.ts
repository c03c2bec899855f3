import type { MigrationInterface, QueryRunner } from 'typeorm';
import { KEEP_WHO_ANSWERS_QUICKLY } from './1763700000095-keep-who-answers-quickly.ts';

/** Nobody is told any more who answers quickly. The release before reads the column, so the next one drops it. */
export class ForgetWhoAnswersQuickly1763700000272 implements MigrationInterface {
  name = 'ForgetWhoAnswersQuickly1763700000272';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER invites_keep_who_answers ON invites');
    await runner.query('DROP FUNCTION keep_who_answers_quickly, quick_until');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of KEEP_WHO_ANSWERS_QUICKLY) await runner.query(statement);
  }
}
