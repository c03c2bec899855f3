import { LIMITS } from '@crewdeck/contract';
import sql from 'sql-template-tag';
import { jsonListOf, type Operand } from '../database/sql.ts';
import { CREDITED, leavesNameOut } from '../visibility/credit-conditions.ts';
import { coverUrlOf } from '../visibility/picture-conditions.ts';
import { IS_FINISHED, IS_LOOKING, isVisibleTo, OPEN_SEATS, ROLES_LEFT } from '../visibility/project-conditions.ts';

/** Of `users u`, what they would do in a team, and when; told on a person's page; lists tell the roles alone. */
export const TIME_AND_ROLES = sql`u.roles, u.hours_per_week AS "hoursPerWeek", u.time_blocks AS "timeBlocks",
  u.time_zone AS "timeZone"`;

/** What decides when the viewer is free; `null` without a profile. */
export const weekOf = (viewer: Operand) => sql`
  (SELECT row_to_json(week) FROM (
    SELECT v.time_blocks AS "timeBlocks", v.time_zone AS "timeZone" FROM users v WHERE v.id = ${viewer}) AS week)`;

/** Of `users u`, as far as the viewer may see them. */
export const ownedProjectsFor = (viewer: Operand) =>
  jsonListOf(sql`
  SELECT p.id, p.title, p.status, ${ROLES_LEFT} AS "rolesNeeded", p.tech_stack AS "techStack",
    ${OPEN_SEATS} AS "openSeats", p.max_team_size AS "maxTeamSize", ${coverUrlOf(sql`p`)} AS "coverUrl"
  FROM projects p WHERE p.owner_id = u.id AND ${IS_LOOKING} AND ${isVisibleTo(viewer)}
  ORDER BY p.created_at DESC, p.id DESC LIMIT ${LIMITS.listedOnPerson}`);

/** Of `users u`, as far as the viewer may see them. */
export const teamsFor = (viewer: Operand) =>
  jsonListOf(sql`
  SELECT p.id, p.title, seat.role, ${coverUrlOf(sql`p`)} AS "coverUrl" FROM project_members seat JOIN projects p ON p.id = seat.project_id
  WHERE seat.user_id = u.id AND NOT ${IS_FINISHED} AND ${isVisibleTo(viewer)}
  ORDER BY seat.joined_at DESC, seat.id DESC LIMIT ${LIMITS.listedOnPerson}`);

/** Found by the person first: they may be credited in each of these. */
const WORKED_ON = sql`
  SELECT own.id FROM projects own WHERE own.owner_id = u.id
  UNION SELECT m.project_id FROM project_members m WHERE m.user_id = u.id
  UNION SELECT c.project_id FROM project_credits c WHERE c.user_id = u.id`;

/** Of `users u`, as far as the viewer may see them and they don't leave their name out. */
export const finishedProjectsFor = (viewer: Operand) =>
  jsonListOf(sql`
  SELECT p.id, p.title, seat.role, ${coverUrlOf(sql`p`)} AS "coverUrl",
    (SELECT r.place FROM project_results r WHERE r.project_id = p.id) AS place,
    (SELECT c.words FROM project_credits c WHERE c.project_id = p.id AND c.user_id = u.id) AS words
  FROM projects p CROSS JOIN LATERAL (${CREDITED}) AS seat
  WHERE p.id IN (${WORKED_ON}) AND seat.user_id = u.id AND ${IS_FINISHED} AND NOT ${leavesNameOut(sql`u.id`)}
    AND ${isVisibleTo(viewer)}
  ORDER BY p.created_at DESC, p.id DESC LIMIT ${LIMITS.listedOnPerson}`);
