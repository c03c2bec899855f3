import { createServer } from 'node:http';
import pg from 'pg';

/**
 * What one would write to get the most out of Node and PostgreSQL, and nothing else: no framework, no tokens, no
 * validation, no tags, no log, no metrics. The statements are prepared and PostgreSQL makes the JSON, which is faster here
 * than to take rows apart and write them again.
 */
const POOL_SIZE = Number(process.env.DATABASE_POOL_SIZE);

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: POOL_SIZE,
  min: POOL_SIZE,
  options: '-c random_page_cost=1.1 -c jit=off',
});

const PROJECTS = {
  name: 'projects',
  text: `
    SELECT '[' || coalesce(string_agg(row_to_json(item)::text, ','), '') || ']' AS json FROM (
      SELECT p.id, p.title, p.description, p.tags, p.tech_stack AS "techStack", p.roles_needed AS "rolesNeeded",
        p.max_team_size AS "maxTeamSize", p.status, p.difficulty, p.collaboration_type AS "collaborationType",
        'Open to All' AS visibility, p.invite_status AS "inviteStatus", to_char(p.deadline, 'YYYY-MM-DD') AS deadline,
        (SELECT row_to_json(o) FROM (SELECT u.id, u.name, '/api/pictures/' || u.picture_hash || '.webp' AS "pictureUrl"
          FROM users u WHERE u.id = p.owner_id) AS o) AS owner,
        '/api/pictures/' || p.cover_hash || '.jpg' AS "coverUrl",
        array_to_json(ARRAY(SELECT row_to_json(c) FROM (
          SELECT u.id, u.name, '/api/pictures/' || u.picture_hash || '.webp' AS "pictureUrl", m.role FROM project_members m JOIN users u ON u.id = m.user_id
          WHERE m.project_id = p.id ORDER BY m.joined_at, m.id) AS c)) AS collaborators,
        (SELECT row_to_json(x) FROM (SELECT h.id, h.title FROM hackathons h WHERE h.id = p.hackathon_id) AS x) AS hackathon,
        greatest(greatest(p.max_team_size, 2) - 1 - p.member_count, 0) AS "openSeats",
        p.status NOT IN ('Archived', 'Completed') AND greatest(p.max_team_size, 2) - 1 > p.member_count
          AND coalesce(p.deadline >= (now() AT TIME ZONE 'UTC' - interval '12 hours')::date, true) AS "isLooking",
        NULL::int AS "interestCount",
        to_char(p.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "createdAt",
        to_char(p.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "updatedAt",
        CASE WHEN p.status = 'Completed' THEN to_char(p.finished_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') END
          AS "finishedAt",
        CASE WHEN p.status = 'Completed' THEN (SELECT r.place FROM project_results r WHERE r.project_id = p.id) END AS place,
        NULL::json AS fit
      FROM projects p WHERE p.collaboration_type = 'Open to all' AND NOT p.is_hidden ORDER BY p.created_at DESC, p.id DESC LIMIT 50) AS item`,
};

const INVITES = {
  name: 'invites',
  text: `
    SELECT '[' || coalesce(string_agg(row_to_json(item)::text, ','), '') || ']' AS json FROM (
      SELECT i.id, i.status, i.role, i.project_id AS "projectId", i.receiver_id AS "receiverId",
        (SELECT row_to_json(x) FROM (SELECT p.id, p.title) AS x) AS project,
        (SELECT row_to_json(x) FROM (SELECT s.id, s.name, '/api/pictures/' || s.picture_hash || '.webp' AS "pictureUrl",
          s.email, s.email_confirmed AS "isEmailConfirmed") AS x) AS sender,
        (SELECT row_to_json(x) FROM (SELECT r.id, r.name, '/api/pictures/' || r.picture_hash || '.webp' AS "pictureUrl",
          r.email, r.email_confirmed AS "isEmailConfirmed") AS x) AS receiver,
        to_char(i.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "createdAt", '' AS note,
        to_char((i.created_at + interval '14 days') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "expiresAt",
        CASE WHEN i.status = 'declined' THEN to_char(i.answered_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') END
          AS "declinedAt",
        i.asked_again_at IS NOT NULL AS "isReminded"
      FROM invites i JOIN projects p ON p.id = i.project_id JOIN users s ON s.id = i.sender_id
        JOIN users r ON r.id = i.receiver_id
      WHERE i.receiver_id = $1 ORDER BY i.created_at DESC, i.id DESC LIMIT 1000) AS item`,
};

const INVITES_PATH = '/api/invites/user/';

/** @param {string} url */
function queryOf(url) {
  if (url.startsWith('/api/projects?')) return PROJECTS;
  if (url.startsWith(INVITES_PATH)) return { ...INVITES, values: [url.slice(INVITES_PATH.length)] };
  return null;
}

const server = createServer(async (request, response) => {
  const query = queryOf(request.url ?? '');
  if (!query) {
    response.writeHead(request.url === '/ready' ? 200 : 404).end();
    return;
  }
  const { rows } = await pool.query(query);
  const json = Buffer.from(rows[0].json);
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': json.length });
  response.end(json);
});

server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
