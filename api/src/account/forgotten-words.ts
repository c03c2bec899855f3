import sql, { type Sql } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute } from '../database/query.ts';
import { NO_TITLE } from '../visibility/project-conditions.ts';

/** Titles that `titleOfTeam` has made: they name the person who said yes first. */
const NAMED = "^\\S+'s team for ";

/** Those that they own or have owned: these are held. */
const projectsOf = (person: string) => sql`
  SELECT own.id FROM projects own WHERE own.owner_id = ${person}
  UNION SELECT sent.project_id FROM invites sent WHERE sent.sender_id = ${person}`;

const takeNameFrom = (table: Sql, title: Sql, project: Sql, person: string) => sql`
  UPDATE ${table} SET ${title} = regexp_replace(${title}, ${NAMED}, 'A team for ')
  WHERE ${title} ~ ${NAMED} AND ${project} IN (
    SELECT p.id FROM projects p WHERE p.id IN (${projectsOf(person)}) AND p.hackathon_id IS NOT NULL)`;

/** Proposals to them and to their teams, which name their skills. */
const proposalsTo = (person: string) => sql`
  SELECT part.proposal_id FROM team_proposal_parts part JOIN team_searches s ON s.id = part.search_id
  WHERE s.user_id = ${person} OR s.project_id IN (
    SELECT p.id FROM projects p WHERE p.owner_id = ${person}
    UNION SELECT m.project_id FROM project_members m WHERE m.user_id = ${person})`;

/** Locks all activities that are theirs, name them, or are of their projects. By id, as readers mark them. */
const lockActivities = (person: string) => sql`
  SELECT FROM activities WHERE id IN (
    SELECT id FROM activities WHERE user_id = ${person}
    UNION SELECT id FROM activities WHERE person_id = ${person}
    UNION SELECT id FROM activities WHERE said_by = ${person}
    UNION SELECT id FROM activities WHERE project_id IN (${projectsOf(person)}))
  ORDER BY id FOR UPDATE`;

/** Their name in titles, with all copies, and their skills. Runs while they still have their projects. */
export async function forgetBeforeParting(manager: EntityManager, person: string): Promise<void> {
  await execute(manager, lockActivities(person));
  await execute(manager, takeNameFrom(sql`projects`, sql`title`, sql`id`, person));
  await execute(manager, takeNameFrom(sql`invites`, sql`project_title`, sql`project_id`, person));
  await execute(manager, takeNameFrom(sql`interests`, sql`project_title`, sql`project_id`, person));
  await execute(manager, takeNameFrom(sql`activities`, sql`title`, sql`project_id`, person));
  await execute(
    manager,
    sql`UPDATE team_proposals SET reasons = '{}', missing = '{}' WHERE id IN (${proposalsTo(person)})`,
  );
  const proposals = proposalsTo(person);
  await execute(
    manager,
    sql`DELETE FROM proposal_alternatives WHERE proposal_id IN (${proposals}) OR other_id IN (${proposals})`,
  );
}

const forgottenWords = (person: string) => [
  sql`UPDATE activities SET words = '' WHERE person_id = ${person} AND words <> ''`,
  sql`
    UPDATE activities SET words = '', said_by = NULL, title = CASE WHEN project_id IS NULL THEN ${NO_TITLE} ELSE title END
    WHERE said_by = ${person}`,
  sql`UPDATE abuse_reports SET words = '' WHERE reporter_id = ${person} AND closed_at IS NOT NULL`,
  sql`UPDATE abuse_reports SET quote = '' WHERE coalesce(about_id, subject_id) = ${person} AND closed_at IS NOT NULL`,
];

/** Words to owners and removed members, and titles of deleted projects. Runs after parting. Ops keep what is open. */
export async function forgetWords(manager: EntityManager, person: string): Promise<void> {
  for (const statement of forgottenWords(person)) await execute(manager, statement);
}
