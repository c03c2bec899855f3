import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What lists are read and counted by holds nothing that is hidden. */
export class ListWhatIsNotHidden1763700000061 implements MigrationInterface {
  name = 'ListWhatIsNotHidden1763700000061';

  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET lock_timeout = 0');
    for (const [name, definition] of Object.entries(INDEXES)) {
      // One of an earlier try may be there, broken.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${definition(['NOT is_hidden'])}`);
    }
  }

  /** In a transaction, as every undoing is. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
    for (const [name, definition] of Object.entries(INDEXES))
      await runner.query(`CREATE INDEX ${name} ON ${definition([])}`);
  }
}

const IS_OPEN = `collaboration_type = 'Open to all'`;

const LOOKS_UNTIL = `(
  CASE WHEN status IN ('Archived', 'Completed') OR greatest(max_team_size, 2) - 1 <= member_count THEN date '-infinity'
  ELSE coalesce(deadline, date 'infinity') END)`;

type Definition = (conditions: readonly string[]) => string;

const INDEXES: Readonly<Record<string, Definition>> = {
  users_newest: (and) => `users (created_at DESC, id DESC)${where(and)}`,
  users_newest_by_availability: (and) =>
    `users (coalesce(availability, 'Open to Collaborate'), created_at DESC, id DESC)${where(and)}`,
  users_by_name: (and) => `users ((coalesce(nullif(folded(name), ''), chr(1114111)) COLLATE "C"), id)${where(and)}`,
  projects_newest_open: (and) => `projects (created_at DESC, id DESC, ${LOOKS_UNTIL})${where([IS_OPEN, ...and])}`,
  projects_newest_by_difficulty: (and) =>
    `projects (difficulty, created_at DESC, id DESC, ${LOOKS_UNTIL})${where([IS_OPEN, ...and])}`,
  projects_by_deadline: (and) =>
    `projects (deadline, id, ${LOOKS_UNTIL})${where([IS_OPEN, 'deadline IS NOT NULL', ...and])}`,
};

function where(conditions: readonly string[]): string {
  return conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
}
