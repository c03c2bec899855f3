import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for what lists can be searched and sorted by; the newest projects are led to together with how long they look for people. */
export class OrderListsByWhoLooks1763700000036 implements MigrationInterface {
  name = 'OrderListsByWhoLooks1763700000036';

  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET lock_timeout = 0');
    for (const [name, definition] of Object.entries(NEW)) {
      // One of an earlier try may be there, broken.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${definition}`);
    }
  }

  /** In a transaction, as every undoing is. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${Object.keys(NEW).join(', ')}`);
    for (const [name, definition] of Object.entries(OLD)) await runner.query(`CREATE INDEX ${name} ON ${definition}`);
  }
}

const OPEN = `WHERE collaboration_type = 'Open to all'`;

// The last day on which it looks for people: a day that never comes where nothing ends it, one before all others where it does not.
const LOOKS_UNTIL = `(
  CASE WHEN status IN ('Archived', 'Completed') OR greatest(max_team_size, 2) - 1 <= member_count THEN date '-infinity'
  ELSE coalesce(deadline, date 'infinity') END)`;

const NEW = {
  projects_newest_open: `projects (created_at DESC, id DESC, ${LOOKS_UNTIL}) ${OPEN}`,
  projects_newest_by_difficulty: `projects (difficulty, created_at DESC, id DESC, ${LOOKS_UNTIL}) ${OPEN}`,
  projects_of_hackathon: `projects (hackathon_id, created_at DESC, id DESC, ${LOOKS_UNTIL}) WHERE hackathon_id IS NOT NULL`,
  projects_by_deadline: `projects (deadline, id, ${LOOKS_UNTIL}) ${OPEN} AND deadline IS NOT NULL`,
  projects_text_search: 'projects USING gin (search_pieces(search_text)) WITH (fastupdate = off)',
  users_by_name: `users ((coalesce(nullif(folded(name), ''), chr(1114111)) COLLATE "C"), id)`,
};

const OLD = {
  projects_newest_open: `projects (created_at DESC, id DESC) ${OPEN}`,
  projects_newest_by_difficulty: `projects (difficulty, created_at DESC, id DESC) ${OPEN}`,
  projects_of_hackathon: 'projects (hackathon_id, created_at DESC, id DESC) WHERE hackathon_id IS NOT NULL',
};
