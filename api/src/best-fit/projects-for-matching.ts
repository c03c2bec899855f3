import type { Person, Project } from '@crewdeck/matching';
import sql from 'sql-template-tag';
import { jsonListOf } from '../database/sql.ts';
import { OPEN_SEATS, ROLES_LEFT } from '../visibility/project-conditions.ts';
import { isNew, LATELY, memberOf, WRITTEN_COLUMNS } from './people-for-matching.ts';

/** A project as {@link PROJECT_COLUMNS} reads it. */
export interface ProjectRow extends Omit<Project, 'hoursPerWeek' | 'timeBlocks' | 'members'> {
  readonly ownerId: string;
  readonly isNew: boolean;
}

/** Everybody on a team, as {@link TEAM} reads them. */
export type TeamRows = readonly Parameters<typeof memberOf>[0][];

/** What the matching knows of `projects p`, but for its team. */
export const PROJECT_COLUMNS = sql`
  p.id, p.tech_stack AS skills, ${ROLES_LEFT} AS roles, p.tags AS interests, p.hackathon_id AS event, ${OPEN_SEATS} AS seats,
  (SELECT count(*)::int FROM invites i WHERE i.project_id = p.id AND i.created_at > ${LATELY})
    + (SELECT count(*)::int FROM interests n WHERE n.project_id = p.id AND n.created_at > ${LATELY}) AS "recentInvites",
  p.owner_id AS "ownerId", ${isNew(sql`p`)}`;

/** Everybody on the team of `projects p`. */
export const TEAM = jsonListOf(sql`
  SELECT ${WRITTEN_COLUMNS} FROM users u
  WHERE u.id = ANY (p.owner_id || ARRAY(SELECT m.user_id FROM project_members m WHERE m.project_id = p.id))`);

/** @param team who is known to be on it; without it only that it has an owner */
export function projectOf(project: ProjectRow, team?: readonly Person[]): Project {
  const members = team?.map(({ id }) => id) ?? [project.ownerId];
  return { ...project, members, hoursPerWeek: null, timeBlocks: [] };
}

export function teamOf(rows: TeamRows): Person[] {
  return rows.map(memberOf);
}
