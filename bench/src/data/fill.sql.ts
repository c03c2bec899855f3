import { BRANCHES, FIRST_NAMES, LAST_NAMES, LIKES, SKILLS, TAGS, THINGS, WANTS, WHO } from './words.sql.ts';

/** Two years of growth: the newest are the closest together. A fixed day, so that the data is the same tomorrow. */
const madeAt = (size: number) =>
  `timestamptz '2026-11-01 12:00Z' - interval '730 days' * power((${size} - i) / ${size}::float8, 1.5) - interval '1 microsecond' * i`;

// Drawn for 5,000 and dealt out: drawing sets for each of a million takes ten minutes.
const SETS = `
  CREATE TABLE bench.sets AS
  SELECT i - 1 AS place, bench.some_of(${LIKES}, 3, i, 10) AS interests, bench.some_of(${SKILLS}, 6, i, 20) AS skills,
    bench.some_of(${TAGS}, 4, i, 50) AS tags, bench.some_of(${SKILLS}, 4, i, 70) AS tech, bench.some_of(${WHO}, 2, i, 80) AS roles
  FROM generate_series(1, 5000) AS i`;
const dealt = (salt: number) => `floor(5000 * bench.share(i, ${salt}))`;

// Written in the order in which they were made, as a system that runs for years writes them: the newest lie together.

/** One person in 50 has a skill that hardly anybody else has. */
const PEOPLE = (size: number) => `
  INSERT INTO users (id, firebase_uid, email, email_confirmed, name, bio, branch, academic_year, availability, discord_or_contact, github_url,
    interests, skills, skill_text, search_text, created_at, updated_at)
  SELECT bench.id('user', i), 'uid-' || i, 'person' || i || '@students.test', true, name, bio, branch, year, availability,
    'person#' || i, 'https://github.com/person' || i, interests,
    (SELECT jsonb_agg(jsonb_build_object('name', skill, 'level', 'Advanced')) FROM unnest(skills) AS skill), skill_text,
    folded(concat_ws(chr(31), name, bio, skill_text, branch || ' · ' || year)), made_at, made_at
  FROM (
    SELECT *, folded(array_to_string(skills, chr(31))) AS skill_text FROM (
      SELECT i, ${madeAt(size)} AS made_at,
        bench.one_of(${FIRST_NAMES}, i, 1) || ' ' || bench.one_of(${LAST_NAMES}, i, 2) AS name,
        bench.one_of(${WHO}, i, 3) || ' interested in ' || bench.one_of(${LIKES}, i, 4) || ' and ' || bench.one_of(${LIKES}, i, 5)
          || ', ' || bench.one_of(${WANTS}, i, 6) || '.' AS bio,
        bench.one_of(${BRANCHES}, i, 7) AS branch,
        (ARRAY['1st Year','2nd Year','3rd Year','4th Year'])[1 + floor(4 * bench.share(i, 8))::int] AS year,
        CASE WHEN bench.share(i, 9) < 0.6 THEN 'Open to Collaborate' WHEN bench.share(i, 9) < 0.8 THEN 'Available for work'
             ELSE 'Not available' END AS availability,
        interests, skills || CASE WHEN bench.share(i, 30) < 0.02
          THEN ARRAY['Craft ' || floor(bench.share(i, 31) * 500)::int] ELSE '{}' END AS skills
      FROM generate_series(1, ${size}) AS i JOIN bench.sets ON place = ${dealt(11)}) AS drawn) AS made ORDER BY i`;

const ownerOf = (size: number) => `1 + floor(${size} * bench.share(i, 41))::int`;

const PROJECTS = (size: number) => `
  INSERT INTO projects (id, owner_id, title, description, tags, tech_stack, roles_needed, max_team_size, status, difficulty,
    collaboration_type, deadline, tech_text, tag_text, search_text, member_count, created_at, updated_at)
  SELECT bench.id('project', i), bench.id('user', owner), title, description, tags, tech, roles, team_size, status, difficulty,
    access, deadline, folded(array_to_string(tech, chr(31))), folded(array_to_string(tags, chr(31))),
    folded(concat_ws(chr(31), title, description)), coalesce(members, 0), made_at, made_at
  FROM (
    SELECT i, ${madeAt(size)} AS made_at, ${ownerOf(size)} AS owner, members,
      initcap(bench.one_of(${LIKES}, i, 42)) || ' ' || bench.one_of(${THINGS}, i, 43) || ' ' || i AS title,
      'A ' || bench.one_of(${THINGS}, i, 43) || ' for everybody who cares about ' || bench.one_of(${LIKES}, i, 42)
        || '. We meet twice a week, share what we learn, and want to show a first version at the end of the term.' AS description,
      tags || CASE WHEN bench.share(i, 60) < 0.001 THEN ARRAY['beekeeping'] ELSE '{}' END AS tags,
      tech, roles,
      6 + floor(3 * bench.share(i, 90))::int AS team_size,
      (ARRAY['Open','In Progress','Ideation','Completed','Archived'])[1 + floor(5 * power(bench.share(i, 91), 2))::int] AS status,
      (ARRAY['Beginner','Intermediate','Advanced'])[1 + floor(3 * bench.share(i, 92))::int] AS difficulty,
      CASE WHEN bench.share(i, 93) < 0.85 THEN 'Open to all' ELSE 'Invite only' END AS access,
      CASE WHEN bench.share(i, 94) < 0.5 THEN date '2027-01-01' + floor(300 * bench.share(i, 95))::int END AS deadline
    FROM generate_series(1, ${size}) AS i JOIN bench.sets ON place = ${dealt(51)}
      LEFT JOIN (SELECT project_id, count(*) AS members FROM project_members GROUP BY project_id) AS teams
        ON project_id = bench.id('project', i)) AS drawn ORDER BY i`;

/** Two for each project on average. Few people get many: a receiver is drawn by the square of a share. */
const INVITES = (size: number) => `
  INSERT INTO invites (id, project_id, sender_id, receiver_id, role, status, created_at, answered_at)
  SELECT bench.id('invite', n), project_id, owner_id, receiver_id, role, status, made_at,
    CASE WHEN status <> 'pending' THEN made_at + interval '1 day' END
  FROM (SELECT DISTINCT ON (project_id, receiver_id) * FROM (
    SELECT n, p.id AS project_id, p.owner_id,
      bench.id('user', 1 + floor(${size} * power(bench.share(n, 101), 2))::bigint) AS receiver_id,
      bench.one_of(${WHO}, n, 102) AS role, p.created_at + interval '1 hour' * floor(200 * bench.share(n, 103)) AS made_at,
      (ARRAY['pending','accepted','declined'])[1 + floor(3 * bench.share(n, 104))::int] AS status
    FROM generate_series(1, ${size}) AS i
      CROSS JOIN LATERAL generate_series(i * 8, i * 8 + floor(5 * bench.share(i, 100))::bigint - 1) AS n
      CROSS JOIN LATERAL (SELECT bench.id('project', i) AS id, bench.id('user', ${ownerOf(size)}) AS owner_id,
        ${madeAt(size)} AS created_at) AS p) AS drawn
  WHERE owner_id <> receiver_id ORDER BY project_id, receiver_id, n) AS invited ORDER BY n`;

/** Written without triggers, which would take hours for so many; so what they fill is filled here. Teams come before projects, which count them. */
export const fill = (size: number) => [
  SETS,
  PEOPLE(size),
  INVITES(size),
  // As the minute's upkeep of the API would have left them: otherwise it changes lists while they are measured.
  `UPDATE invites SET status = 'expired', answered_at = created_at + interval '14 days'
   WHERE status = 'pending' AND created_at < now() - interval '14 days'`,
  `UPDATE invites SET reminded_at = now() WHERE status = 'pending'`,
  `INSERT INTO project_members (id, project_id, user_id, role, invite_id, joined_at)
   SELECT id, project_id, receiver_id, role, id, answered_at FROM invites WHERE status = 'accepted' ORDER BY answered_at`,
  PROJECTS(size),
  `UPDATE invites i SET project_title = p.title, sender_name = s.name, receiver_name = r.name
   FROM projects p, users s, users r WHERE p.id = i.project_id AND s.id = i.sender_id AND r.id = i.receiver_id`,
  `INSERT INTO invite_lists (user_id, version)
   SELECT person, person FROM (SELECT sender_id AS person FROM invites UNION SELECT receiver_id FROM invites) AS people`,
  'DROP TABLE bench.sets',
];
