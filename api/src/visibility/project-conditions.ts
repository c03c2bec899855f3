import { SMALLEST_TEAM } from '@crewdeck/contract';
import sql, { type Sql } from 'sql-template-tag';
import { literal, type Operand } from '../database/sql.ts';
import { isBlockedEitherWay } from './person-conditions.ts';

/** How many `projects p` are, with the owner: a size that is not chosen yet is 2. */
const SIZE = sql`greatest(p.max_team_size, ${literal(SMALLEST_TEAM)})`;

/** Seats that are free in the team of `projects p`: the owner has one. */
export const OPEN_SEATS = sql`greatest(${SIZE} - 1 - p.member_count, 0)`;

/** What tells one role from another, whatever their case. */
const roleKey = (role: Sql) => sql`lower(btrim(${role}))`;

/** The roles that nobody on the team of `projects p` has yet, each as often as it is asked for, as the contract's `rolesLeft` says it. */
export const ROLES_LEFT = sql`
  CASE WHEN p.member_count = 0 THEN p.roles_needed ELSE ARRAY(
    SELECT needed.role FROM (
      SELECT role, place, row_number() OVER (PARTITION BY ${roleKey(sql`role`)} ORDER BY place) AS nth
      FROM unnest(p.roles_needed) WITH ORDINALITY AS asked (role, place)) AS needed
    WHERE needed.nth > (
      SELECT count(*) FROM project_members m
      WHERE m.project_id = p.id AND ${roleKey(sql`m.role`)} = ${roleKey(sql`needed.role`)})
    ORDER BY needed.place) END`;

/**
 * The last day on which `projects p` looks for people: a day that never comes where nothing ends it, one before all others where it
 * does not. Indexes hold this very expression.
 */
const LOOKS_UNTIL = sql`
  CASE WHEN p.status IN ('Archived', 'Completed') OR ${SIZE} - 1 <= p.member_count
  THEN date '-infinity' ELSE coalesce(p.deadline, date 'infinity') END`;

/** The earliest deadline that is not past; a day is over when it is over anywhere on earth. */
export const TODAY = sql`(now() AT TIME ZONE 'UTC' - interval '12 hours')::date`;

export const IS_LOOKING = sql`(${LOOKS_UNTIL}) >= ${TODAY}`;

export const IS_NOT_LOOKING = sql`(${LOOKS_UNTIL}) < ${TODAY}`;

/** It is completed, so it may say what came of it. Indexes hold this very condition. */
export const IS_FINISHED = sql`p.status = 'Completed'`;

/** What everybody may see of `projects p`. Indexes hold these very conditions. */
export const IS_FOR_ALL = sql`p.collaboration_type = 'Open to all' AND NOT p.is_hidden`;

/** Whether a person is a member of the team of `projects p`. */
export const isMember = (person: Operand) =>
  sql`EXISTS (SELECT FROM project_members m WHERE m.project_id = p.id AND m.user_id = ${person})`;

/** Whether an invite to `projects p` waits for their answer. */
export const isInvited = (person: Operand) =>
  sql`EXISTS (SELECT FROM invites i WHERE i.project_id = p.id AND i.receiver_id = ${person} AND i.status = 'pending')`;

/** Whether they and the owner of `projects p` are to each other as if they did not exist. */
export const isApart = (person: Operand) => isBlockedEitherWay(sql`p.owner_id`, person);

/** What people are told of a project that has no title for them. */
export const NO_TITLE = 'A project';

/** Whether they may see `projects p`, as `requireVisible` says it of one. Null is a visitor. */
export const isVisibleTo = (person: Operand) =>
  sql`(p.owner_id = ${person} OR ${isMember(person)}
    OR (p.collaboration_type = 'Open to all' OR ${isInvited(person)}) AND NOT p.is_hidden AND NOT ${isApart(person)})`;

/** The title of `projects p` as they may know it: as it is now, or as `kept` of the day when they had to do with it. */
export const titleFor = (person: Operand, kept: Sql) =>
  sql`CASE WHEN ${isVisibleTo(person)} THEN p.title ELSE coalesce(${kept}, ${literal(NO_TITLE)}) END`;
