import type { DataSource } from 'typeorm';

/** An id that is always the same, and otherwise like a random one. */
const idOf = (text: string) => `overlay(overlay(md5(${text}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;

/** The id of the user, and so on, of a number; the numbers begin with 1. */
export const numbered = (kind: 'user' | 'project' | 'event' | 'search', number: number | string) =>
  idOf(`'${kind} ' || (${number})`);

const user = (number: string) => numbered('user', number);
const project = (number: string) => numbered('project', number);

/** How far ahead an event is, in days; three of five are over. The first one is busy. */
const AHEAD = `CASE event WHEN 1 THEN 30 ELSE event % 1000 - 600 END`;

/**
 * A product that has grown: as many rows in each table that the upkeep, moderation and team searches read. Little of it is due.
 *
 * @param rows of most tables, for at least 10,000
 */
export async function fillRowsToKeepUp(database: DataSource, rows: number): Promise<void> {
  const runner = database.createQueryRunner();
  // Built at the end: row by row they take most of the time.
  const indexes: { name: string; definition: string }[] = await runner.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE schemaname = 'public' AND indexdef LIKE 'CREATE INDEX%'`,
  );
  for (const { name } of indexes) await runner.query(`DROP INDEX ${name}`);
  for (const statement of [...PEOPLE, ...REPORTS, ...TEAMS])
    await runner.query(statement.replaceAll(':rows', `${rows}`));
  for (const { definition } of indexes) await runner.query(definition);
  await runner.query('VACUUM ANALYZE');
  await runner.release();
}

const NUMBERS = 'generate_series(1, :rows) AS i';

/** Written without triggers, which would take minutes for so many. */
const PEOPLE = [
  'SET session_replication_role = replica',
  `INSERT INTO users (id, firebase_uid, email, name, skill_text, search_text, hidden_reason, created_at)
   SELECT ${user('i')}, 'u' || i, i || '@x.test', 'Person ' || i, '', '', CASE WHEN i % 5000 = 0 THEN 'Spam' END, now() - i * interval '1 minute'
   FROM ${NUMBERS}`,
  // A third is over.
  `INSERT INTO projects (id, owner_id, title, max_team_size, member_count, status, deadline, deadline_told, created_at)
   SELECT ${project('i')}, ${user('i')}, 'Project ' || i, 5, 1, CASE i % 3 WHEN 0 THEN 'Completed' ELSE 'Open' END,
     ends, CASE WHEN i % 20 = 0 THEN ends END, now() - i * interval '1 minute'
   FROM (SELECT i, CASE WHEN i % 10 = 0 THEN current_date + i / 10 % 300 END AS ends FROM ${NUMBERS}) AS made`,
  // Members of projects that are over had said a last day. No job asks about it.
  `INSERT INTO project_members (project_id, user_id, role, next_check_in_at, committed_until)
   SELECT ${project('i')}, ${user('1 + i::bigint * 31 % :rows')}, 'Tester',
     CASE WHEN i % 3 > 0 THEN now() + (i % 10000 - 50) * interval '1 minute' END,
     CASE i % 3 WHEN 0 THEN date '2026-01-01' WHEN 1 THEN current_date + i % 300 END
   FROM ${NUMBERS}`,
  `INSERT INTO invites (project_id, sender_id, receiver_id, role, status, created_at, reminded_at, answered_at)
   SELECT ${project('i')}, ${user('i')}, ${user('1 + i::bigint * 7919 % :rows')}, 'Tester',
     CASE i % 3 WHEN 0 THEN 'pending' ELSE 'declined' END, made_at, CASE WHEN i % 2 = 0 THEN now() END,
     CASE WHEN i % 3 > 0 THEN now() END
   FROM (SELECT i, now() - i % 1500 * interval '15 minutes' AS made_at FROM ${NUMBERS}) AS made`,
  `INSERT INTO interests (project_id, user_id, status, created_at)
   SELECT ${project('i')}, ${user('1 + i::bigint * 104729 % :rows')}, CASE i % 2 WHEN 0 THEN 'shown' ELSE 'closed' END,
     now() - i % 1500 * interval '15 minutes' FROM ${NUMBERS}`,
  `INSERT INTO activities (user_id, kind, project_id, title, handed_over_at, created_at)
   SELECT ${user('i')}, 'left', ${project('i')}, 'Project', now(), now() - i % 31 * interval '1 day' FROM ${NUMBERS}`,
  `INSERT INTO quota_uses (identity, quota, created_at)
   SELECT md5('identity ' || i % 10000), 'invites', now() - i % 31 * interval '1 day' FROM ${NUMBERS}`,
];

const REPORTS = [
  // Ops decided on half of them, and blocks keep the others. Ten have nothing left to apply.
  `INSERT INTO departures (id, identity, hidden_reason)
   SELECT ${idOf(`'departure ' || i`)}, md5('gone ' || i), CASE i % 2 WHEN 0 THEN 'Spam' END FROM ${NUMBERS}`,
  `INSERT INTO departed_blocks (departure_id, blocker_id)
   SELECT ${idOf(`'departure ' || i`)}, ${user('i')} FROM ${NUMBERS} WHERE i % 2 = 1 AND i > 20`,
  // One report in two hundred is about the same person.
  `INSERT INTO abuse_reports (subject_kind, subject_id, category, reporter_key, closed_at, created_at)
   SELECT 'person', CASE WHEN i % 200 = 0 THEN ${user('1')} ELSE ${user('2 + i::bigint * 13 % (:rows / 4)')} END, 'spam',
     md5('identity ' || i), CASE i / 2 % 2 WHEN 0 THEN now() END, now() - i * interval '1 second' FROM ${NUMBERS}`,
  `INSERT INTO moderation_events (subject_kind, subject_id, action, actor, reason, created_at)
   SELECT 'person', ${user('2 + i::bigint * 13 % (:rows / 2)')}, 'dismiss', 'ops@x.test', 'Words', now() - i * interval '1 second'
   FROM ${NUMBERS}`,
];

const TEAMS = [
  `INSERT INTO hackathons (id, title, event_date, hackathon_link)
   SELECT ${numbered('event', 'event')}, 'Event ' || event, current_date + ${AHEAD}, 'https://x.test/' || event
   FROM generate_series(1, :rows / 20) AS event`,
  // Of five searches two are at the busy event; the others are at all events alike. Groups of four were proposed to each other.
  `CREATE TEMP TABLE search AS
   SELECT i, event, team, (${AHEAD}) < 0 AS is_over, team % 4 = 0 AS is_open FROM (
     SELECT i, CASE WHEN i % 5 < 2 THEN 1 ELSE 2 + i % (:rows / 20 - 1) END AS event,
       CASE WHEN i % 5 < 2 THEN i / 10 ELSE i / (:rows / 20 - 1) / 4 END AS team FROM ${NUMBERS}) AS made`,
  `INSERT INTO team_searches (id, hackathon_id, user_id, project_id, ended_at, place_again)
   SELECT ${numbered('search', 'i')}, ${numbered('event', 'event')}, CASE WHEN i % 10 <> 1 THEN ${user('i')} END,
     CASE WHEN i % 10 = 1 THEN ${project('i + (i % 3 = 0)::int')} END, CASE WHEN is_over AND i % 10000 > 0 THEN now() END,
     NOT is_over AND NOT is_open AND i % 100 = 2 FROM search`,
  `INSERT INTO team_rounds (id, hackathon_id, team_size, opened_by)
   SELECT ${idOf(`'round ' || event`)}, ${numbered('event', 'event')}, 4, 'ops@x.test' FROM generate_series(1, :rows / 20) AS event`,
  `INSERT INTO team_proposals (id, round_id, state, parts, reasons, missing, answer_until)
   SELECT ${idOf(`'proposal ' || event || ' ' || team`)}, ${idOf(`'round ' || event`)},
     CASE WHEN is_open AND NOT is_over THEN 'open' ELSE 'ended' END, count(*), '{}', '{}',
     now() + (event % 1000 - 2) * interval '1 minute'
   FROM search GROUP BY event, team, is_open, is_over HAVING count(*) > 1`,
  `INSERT INTO team_proposal_parts (proposal_id, search_id, identity)
   SELECT t.id, ${numbered('search', 'i')}, CASE WHEN NOT is_over OR i % 1000 = 0 THEN md5('identity ' || i) END
   FROM search JOIN team_proposals t ON t.id = ${idOf(`'proposal ' || event || ' ' || team`)}`,
  'SET session_replication_role = origin',
];
