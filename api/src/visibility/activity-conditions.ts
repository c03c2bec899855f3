import { LIMITS } from '@crewdeck/contract';
import { isBlockedEitherWay, isShown } from './person-conditions.ts';
import { isMember } from './project-conditions.ts';

/**
 * Whether an activity names nobody, and is of no project, that is hidden, or is to its reader as if it did not exist. Those of a team
 * read on of its project. @param alias of `activities`
 */
export const isOfSomebodySeen = (alias: string) => `
  ((${alias}.person_id IS NULL OR NOT ${isBlockedEitherWay(`${alias}.user_id`, `${alias}.person_id`)}
    AND (SELECT ${isShown('named')} FROM users named WHERE named.id = ${alias}.person_id))
  AND (${alias}.project_id IS NULL OR (
    SELECT NOT p.is_hidden AND NOT ${isBlockedEitherWay(`${alias}.user_id`, 'p.owner_id')}
      OR p.owner_id = ${alias}.user_id OR ${isMember(`${alias}.user_id`)}
    FROM projects p WHERE p.id = ${alias}.project_id)))`;

/** Whether an activity is read in the list: received invites are the bell's. @param alias of `activities` */
export const isListed = (alias: string) => `${alias}.kind <> 'invite_received'`;

/** How many activities a person, given by a parameter or column, has not read; counted no further than is told. */
export const unreadActivitiesOf = (person: string) => `
  (SELECT count(*) FROM (
    SELECT FROM activities a WHERE a.user_id = ${person} AND a.read_at IS NULL AND ${isOfSomebodySeen('a')}
    LIMIT ${LIMITS.unreadActivities}) AS unread)`;
