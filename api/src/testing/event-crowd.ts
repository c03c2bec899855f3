import type { TestApi } from './test-api.ts';

interface Crowd {
  readonly people: number;
  /** How many of them look with a project of theirs. */
  readonly projects?: number;
  /** How many pairs have blocked each other. */
  readonly blocks?: number;
  /** Each of them likes five others, the next one among them, and avoids two. */
  readonly haveWishes?: boolean;
}

const PICKED = (list: string, count: number) =>
  `(SELECT coalesce(array_agg(DISTINCT (${list})[1 + floor(random() * cardinality(${list}))::int]), '{}')
    FROM generate_series(1, ${count} + n * 0))`;
const SKILLS = `ARRAY['React','Go','Figma','Python','Swift','Kotlin','Rust','Flutter','PostgreSQL','Docker','Java','Vue.js']`;
const ROLES = `ARRAY['Designer','Backend','Frontend','Data scientist','Mobile developer']`;
const INTERESTS = `ARRAY['music','health','climate','games','schools']`;
const TIMES = `ARRAY['mon-evening','tue-evening','wed-evening','sat-morning','sat-afternoon','sun-morning']`;

const PEOPLE = `
  INSERT INTO users (firebase_uid, email, email_confirmed, name, skills, roles, interests, time_blocks, hours_per_week)
  SELECT 'crowd-' || $2 || n, n || '-' || $2 || '@students.test', true, 'Seeker ' || n,
    (SELECT jsonb_agg(jsonb_build_object('name', skill, 'level', 'Advanced')) FROM unnest(${PICKED(SKILLS, 4)}) AS skill),
    ${PICKED(ROLES, 2)}, ${PICKED(INTERESTS, 2)}, ${PICKED(TIMES, 3)}, 4 + n % 12
  FROM generate_series(1, $1) AS n RETURNING id`;

/** Of two in the order of their ids the one likes the other, so that they like each other. */
const WISHES = `
  WITH everybody AS (
    SELECT s.id AS search_id, coalesce(s.user_id, p.owner_id) AS user_id, row_number() OVER (ORDER BY s.id) - 1 AS place
    FROM team_searches s LEFT JOIN projects p ON p.id = s.project_id WHERE s.hackathon_id = $2)
  INSERT INTO wishes (search_id, user_id, kind, person_id)
  SELECT own.search_id, own.user_id, CASE WHEN n < 5 THEN 'like' ELSE 'avoid' END, other.user_id
  FROM everybody own CROSS JOIN generate_series(0, 6) AS n
    JOIN everybody other ON other.place = CASE WHEN n = 0 THEN own.place + 1 - 2 * (own.place % 2)
      ELSE (own.place * 31 + n * 577) % cardinality($1::uuid[]) END
  WHERE other.user_id <> own.user_id ON CONFLICT DO NOTHING`;

/** Many people who look for a team at an event, written in a few statements. @returns the ids of their profiles */
export async function aCrowdAt(
  api: TestApi,
  hackathonId: string,
  { people, projects = 0, blocks = 0, haveWishes = false }: Crowd,
) {
  return api.database.transaction(async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 0');
    await manager.query('SELECT setseed(0.5)');
    const rows = await manager.query<{ id: string }[]>(PEOPLE, [people, hackathonId]);
    const ids = rows.map(({ id }) => id);
    await manager.query(
      `WITH owned AS (
         INSERT INTO projects (owner_id, title, max_team_size, hackathon_id)
         SELECT id, 'A project', 5, $2 FROM unnest($1::uuid[]) AS id RETURNING id)
       INSERT INTO team_searches (hackathon_id, project_id) SELECT $2, id FROM owned`,
      [ids.slice(0, projects), hackathonId],
    );
    const searchers = 'INSERT INTO team_searches (hackathon_id, user_id) SELECT $2, unnest($1::uuid[])';
    await manager.query(searchers, [ids.slice(projects), hackathonId]);
    await manager.query(
      `INSERT INTO blocks (blocker_id, blocked_id)
       SELECT one, other FROM generate_series(1, $2) AS n,
         LATERAL (SELECT ($1::uuid[])[1 + floor(random() * $3 + n * 0)::int] AS one, ($1::uuid[])[1 + floor(random() * $3 + n * 0)::int] AS other) pair
       WHERE one <> other ON CONFLICT DO NOTHING`,
      [ids, blocks, people],
    );
    if (haveWishes) await manager.query(WISHES, [ids, hackathonId]);
    return ids;
  });
}
