import { LIMITS } from '@crewdeck/contract';
import sql, { type Sql } from 'sql-template-tag';
import { literal, type Operand } from '../database/sql.ts';
import { isBlockedEitherWay, isShown } from './person-conditions.ts';
import { isMember } from './project-conditions.ts';

/**
 * Whether an activity names nobody, and is of no project, that is hidden, or is to its reader as if it did not exist. Those of a team
 * read on of its project. @param activity alias of `activities`
 */
export const isOfSomebodySeen = (activity: Sql) => {
  const reader = sql`${activity}.user_id`;
  return sql`
  ((${activity}.person_id IS NULL OR NOT ${isBlockedEitherWay(reader, sql`${activity}.person_id`)}
    AND (SELECT ${isShown(sql`named`)} FROM users named WHERE named.id = ${activity}.person_id))
  AND (${activity}.project_id IS NULL OR (
    SELECT NOT p.is_hidden AND NOT ${isBlockedEitherWay(reader, sql`p.owner_id`)}
      OR p.owner_id = ${reader} OR ${isMember(reader)}
    FROM projects p WHERE p.id = ${activity}.project_id)))`;
};

/** Whether an activity is read in the list: received invites are the bell's. @param activity alias of `activities` */
export const isListed = (activity: Sql) => sql`${activity}.kind <> 'invite_received'`;

/** How many activities a person has not read; counted no further than is told. */
export const unreadActivitiesOf = (person: Operand) => sql`
  (SELECT count(*) FROM (
    SELECT FROM activities a WHERE a.user_id = ${person} AND a.read_at IS NULL AND ${isOfSomebodySeen(sql`a`)}
    LIMIT ${literal(LIMITS.unreadActivities)}) AS unread)`;
