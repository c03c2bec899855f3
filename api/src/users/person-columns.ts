import { LIMITS } from '@crewdeck/contract';
import { jsonListOf } from '../database/sql.ts';
import { IS_LOOKING, isVisibleTo, OPEN_SEATS } from '../visibility/project-conditions.ts';

const VISIBLE = isVisibleTo('$3');

/** Of `users u`, what they would do in a team, and when; told on a person's page and not in lists. */
export const TIME_AND_ROLES = 'u.roles, u.hours_per_week AS "hoursPerWeek", u.time_blocks AS "timeBlocks"';

/** Of `users u`, as far as the viewer `$3` may see them. */
export const OWNED_PROJECTS = jsonListOf(`
  SELECT p.id, p.title, p.status, p.roles_needed AS "rolesNeeded", p.tech_stack AS "techStack",
    ${OPEN_SEATS} AS "openSeats"
  FROM projects p WHERE p.owner_id = u.id AND ${IS_LOOKING} AND ${VISIBLE}
  ORDER BY p.created_at DESC, p.id DESC LIMIT ${LIMITS.listedOnPerson}`);

/** Of `users u`, as far as the viewer `$3` may see them. */
export const TEAMS = jsonListOf(`
  SELECT p.id, p.title, seat.role FROM project_members seat JOIN projects p ON p.id = seat.project_id
  WHERE seat.user_id = u.id AND ${VISIBLE}
  ORDER BY seat.joined_at DESC, seat.id DESC LIMIT ${LIMITS.listedOnPerson}`);
