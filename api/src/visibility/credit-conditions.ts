import sql, { type Sql } from 'sql-template-tag';
import type { Operand } from '../database/sql.ts';
import { isShownTo } from './person-conditions.ts';
import { isMember } from './project-conditions.ts';

/** Whether a person leaves their name out of `projects p`, once it is completed. */
export const leavesNameOut = (person: Operand) => sql`
  (p.status = 'Completed' AND EXISTS (
    SELECT FROM project_credits c WHERE c.project_id = p.id AND c.user_id = ${person} AND NOT c.is_named))`;

/** Whether somebody who has left the team of `projects p` is credited by its owner. */
export const isGivenCredit = (person: Operand) => sql`
  EXISTS (SELECT FROM project_credits c WHERE c.project_id = p.id AND c.user_id = ${person} AND c.given_role IS NOT NULL)`;

/** Whether `projects p` credits a person: its owner, a member, or a former member whom the owner credits. */
export const isCredited = (person: Operand) =>
  sql`(p.owner_id = ${person} OR ${isMember(person)} OR ${isGivenCredit(person)})`;

/** Selects everybody whom `projects p` credits, with their role: the owner, the members, former members. */
export const CREDITED = sql`
  SELECT p.owner_id AS user_id, 'Owner' AS role, 0 AS rank, p.created_at AS since
  UNION ALL SELECT m.user_id, m.role, 1, m.joined_at FROM project_members m WHERE m.project_id = p.id
  UNION ALL SELECT c.user_id, c.given_role, 2, c.created_at FROM project_credits c
    WHERE c.project_id = p.id AND c.given_role IS NOT NULL AND p.owner_id IS DISTINCT FROM c.user_id
      AND NOT ${isMember(sql`c.user_id`)}`;

/**
 * Whether a viewer reads the name of `seat` of {@link CREDITED}, who is `users u`. A team reads its own; former members are
 * no part of it.
 */
export const isNamedTo = (viewer: Operand, isOnTeam: boolean): Sql => {
  const isSeen = isOnTeam ? sql`(seat.rank < 2 OR ${isShownTo(sql`u`, viewer)})` : isShownTo(sql`u`, viewer);
  return sql`NOT ${leavesNameOut(sql`u.id`)} AND ${isSeen}`;
};

/**
 * Selects who was on the team of `projects p` and is no more, with each role they had. Of projects that are open to all: who left could
 * not read the credits of another, nor leave their name out.
 */
export const FORMER_PLACES = sql`
  SELECT place.* FROM (
    SELECT i.receiver_id AS user_id, i.role, i.place_ended_at AS ended_at FROM invites i
    WHERE i.project_id = p.id AND i.status = 'accepted' AND i.place_ended_at IS NOT NULL
    UNION ALL
    SELECT c.user_id, 'Former owner', 'infinity' FROM project_credits c WHERE c.project_id = p.id AND c.was_owner) AS place
  WHERE p.collaboration_type = 'Open to all' AND p.owner_id IS DISTINCT FROM place.user_id AND NOT ${isMember(sql`place.user_id`)}`;
