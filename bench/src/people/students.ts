import pg from 'pg';
import { unsignedTokenOf } from '../api/polls.ts';
import type { StudentData } from './student.ts';

/** Drawn from all rows, since ids are. The project is one with room that they own and everybody may see, if any. */
const STUDENTS = `
  SELECT u.id, firebase_uid AS uid, email, (
    SELECT p.id FROM projects p WHERE owner_id = u.id AND collaboration_type = 'Open to all' AND status IN ('Open', 'Ideation') AND member_count < max_team_size - 1 LIMIT 1
  ) AS "projectId"
  FROM users u ORDER BY u.id LIMIT $1`;

type Row = Omit<StudentData, 'token'> & { email: string };

/** People of a database, ready to come. @throws Error when there are not so many */
export async function studentsOf(connectionString: string, count: number): Promise<StudentData[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(STUDENTS, [count]);
    if (rows.length < count) throw new Error(`There are ${rows.length} people, not ${count}.`);
    return rows.map(({ email, ...student }) => ({ ...student, token: unsignedTokenOf(student.uid, email) }));
  } finally {
    await client.end();
  }
}
