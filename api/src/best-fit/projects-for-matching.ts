import type { Project } from '@crewdeck/matching';
import { INTEREST_COUNT } from '../projects/project-columns.ts';
import { OPEN_SEATS } from '../projects/project-conditions.ts';
import { isNew } from './people-for-matching.ts';

/** A project as {@link PROJECT_COLUMNS} reads it. */
export interface ProjectRow extends Omit<Project, 'hoursPerWeek' | 'timeBlocks'> {
  readonly isNew: boolean;
}

/**
 * What the matching knows of `projects p`.
 *
 * @param members a list of ids
 */
export const projectColumns = (members: string) => `
  p.id, p.tech_stack AS skills, p.roles_needed AS roles, p.tags AS interests, p.hackathon_id AS event, ${OPEN_SEATS} AS seats,
  (SELECT count(*)::int FROM invites i WHERE i.project_id = p.id AND i.status = 'pending') + ${INTEREST_COUNT} AS "openInvites",
  ${members} AS members, ${isNew('p')}`;

export function projectOf({ isNew: _, ...project }: ProjectRow): Project {
  return { ...project, hoursPerWeek: null, timeBlocks: [] };
}
