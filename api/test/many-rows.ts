import type { DataSource } from 'typeorm';

const ROWS = 50_000;
const FEWER_ROWS = 30_000;

/** With a tenth of all projects. */
export const BUSY_HACKATHON = '00000000-0000-4000-8000-00000000cafe';
/** Of the busy person, with a thousand people who are interested. */
export const BUSY_PROJECT = '00000000-0000-4000-8000-00000000beef';

const SKILLS = `ARRAY['React','Python','JavaScript','Node.js','TypeScript','Java','MongoDB','Django','C#','Go','R','C++']`;
const skillOf = (expression: string) => `(${SKILLS})[1 + (12 * power(${expression}, 2))::int % 12]`;

/** A product that has grown: tens of thousands of rows in each table that grows with it, and one person, `busy`, who has much of all. */
export async function fillTables(database: DataSource): Promise<void> {
  const runner = database.createQueryRunner();
  // Built at the end: row by row they take most of the time.
  const indexes: { name: string; definition: string }[] = await runner.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE schemaname = 'public' AND indexdef LIKE 'CREATE INDEX%'`,
  );
  for (const { name } of indexes) await runner.query(`DROP INDEX ${name}`);
  for (const statement of FILL) await runner.query(statement);
  // Filled by updates of all rows, which leaves it twice as large as the planner would ever see it.
  await runner.query('VACUUM FULL projects');
  await runner.query('VACUUM');
  for (const { definition } of indexes) await runner.query(definition);
  await runner.query('ANALYZE');
  await runner.release();
}

/** Written without triggers, which would take minutes for so many; so what they fill is filled here. */
const FILL = [
  `SET session_replication_role = replica`,
  `SELECT setseed(0.5)`,
  `INSERT INTO users (firebase_uid, email, name, bio, availability, skills, skill_text, search_text, created_at)
   SELECT CASE i WHEN 1 THEN 'busy' ELSE 'u' || i END, i || '@x.test', name, bio, availability,
     jsonb_build_array(jsonb_build_object('name', skill, 'level', 'Advanced')), folded(skill),
     folded(concat_ws(chr(31), name, bio, skill)), now() - interval '1 minute' * i
   FROM (SELECT i, 'Person ' || i AS name, CASE WHEN random() < 0.3 THEN 'A developer of games' ELSE 'Likes tea' END AS bio,
           CASE WHEN random() < 0.3 THEN 'Not available' ELSE 'Open to Collaborate' END AS availability,
           ${skillOf('random()')} AS skill FROM generate_series(1, ${ROWS}) AS i) AS made`,
  `INSERT INTO projects (owner_id, title, tags, tech_stack, difficulty, tag_text, tech_text, search_text, created_at,
     status, deadline)
   SELECT owner, 'Project ' || i, ARRAY[tag], ARRAY[one, two], difficulty, tag, folded(one || chr(31) || two),
     'project ' || i, now() - interval '1 minute' * i, CASE WHEN i % 5 = 0 THEN 'Completed' ELSE 'Open' END,
     CASE i % 4 WHEN 0 THEN date '2020-01-01' + (i % 100)::int WHEN 1 THEN date '2999-01-01' + (i % 100)::int END
   FROM (SELECT row_number() OVER () AS i, id AS owner, CASE WHEN random() < 0.0005 THEN 'rare-tag' ELSE 'web' END AS tag,
           ${skillOf('random()')} AS one, ${skillOf('random()')} AS two,
           (ARRAY['Beginner','Intermediate','Advanced'])[1 + (random() * 2)::int] AS difficulty FROM users) AS made`,
  `INSERT INTO hackathons (title, event_date, hackathon_link)
   SELECT 'Hackathon ' || i, date '2020-01-01' + i / 10, 'https://x.test/' || i FROM generate_series(1, ${FEWER_ROWS}) AS i`,
  `UPDATE hackathons SET id = '${BUSY_HACKATHON}' WHERE title = 'Hackathon 1'`,
  // A hundred hackathons, the first of which has a tenth of all projects.
  `UPDATE projects SET hackathon_id = h.id FROM hackathons h
   WHERE h.title = 'Hackathon ' || greatest(1, mod(abs(hashtext(projects.title)), 110) - 8)`,
  `CREATE TEMP TABLE person AS SELECT row_number() OVER (ORDER BY created_at DESC) AS i, id FROM users`,
  `CREATE TEMP TABLE project AS SELECT row_number() OVER (ORDER BY created_at DESC) AS i, id, owner_id FROM projects`,
  // The first person is the busy one: 500 invites each way, 500 memberships, interests and projects.
  `UPDATE projects SET owner_id = (SELECT id FROM person WHERE i = 1) WHERE id IN (SELECT id FROM project WHERE i <= 500)`,
  `INSERT INTO invites (project_id, sender_id, receiver_id, role)
   SELECT project.id, CASE WHEN project.i BETWEEN 501 AND 1000 THEN busy.id ELSE owner_id END,
     CASE WHEN project.i BETWEEN 1001 AND 1500 THEN busy.id ELSE receiver.id END, 'Tester'
   FROM project JOIN person AS receiver ON receiver.i = 1 + (project.i * 7919) % ${ROWS} JOIN person AS busy ON busy.i = 1
   WHERE owner_id <> receiver.id AND project.i <= ${FEWER_ROWS}`,
  `INSERT INTO project_members (project_id, user_id, role)
   SELECT project.id, member.id, 'Tester' FROM project
   JOIN person AS member ON member.i = CASE WHEN project.i BETWEEN 1501 AND 2000 THEN 1 ELSE 1 + (project.i * 31) % ${ROWS} END
   WHERE project.i <= ${FEWER_ROWS}`,
  'UPDATE projects p SET member_count = (SELECT count(*) FROM project_members m WHERE m.project_id = p.id)',
  'INSERT INTO interests (project_id, user_id) SELECT project_id, user_id FROM project_members',
  `INSERT INTO projects (id, owner_id, title) SELECT '${BUSY_PROJECT}', id, 'Wanted' FROM person WHERE i = 1`,
  `INSERT INTO interests (project_id, user_id)
   SELECT '${BUSY_PROJECT}', id FROM person WHERE i BETWEEN 2 AND 1001`,
  // The busy one was told a thousand things, a tenth of them unread, and has blocked 500 people as 500 have blocked them.
  `INSERT INTO activities (user_id, kind, project_id, title, person_id, created_at, read_at)
   SELECT CASE WHEN person.i <= 1000 THEN busy.id ELSE person.id END, 'left', project.id, 'Project', other.id,
     now() - interval '1 minute' * person.i, CASE WHEN person.i % 10 > 0 THEN now() END
   FROM person JOIN project USING (i) JOIN person AS other ON other.i = person.i + 1 JOIN person AS busy ON busy.i = 1
   WHERE person.i <= ${FEWER_ROWS}`,
  `INSERT INTO blocks (blocker_id, blocked_id)
   SELECT CASE WHEN one.i <= 1000 THEN busy.id ELSE one.id END, CASE WHEN one.i BETWEEN 1001 AND 1500 THEN busy.id ELSE other.id END
   FROM person AS one JOIN person AS other ON other.i = one.i + 2000 JOIN person AS busy ON busy.i = 1
   WHERE one.i BETWEEN 501 AND ${FEWER_ROWS}`,
  `SET session_replication_role = origin`,
];
