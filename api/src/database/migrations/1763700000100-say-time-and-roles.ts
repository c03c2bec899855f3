import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People say what they would do in a team, how many hours a week, and when. */
export class SayTimeAndRoles1763700000100 implements MigrationInterface {
  name = 'SayTimeAndRoles1763700000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN roles text[] NOT NULL DEFAULT '{}',
        ADD COLUMN hours_per_week smallint
          CONSTRAINT users_hours_per_week_size CHECK (hours_per_week BETWEEN 1 AND 60),
        ADD COLUMN time_blocks text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN roles, DROP COLUMN hours_per_week, DROP COLUMN time_blocks');
  }
}
