import { LIMITS } from '@crewdeck/contract';
import { areApart } from '../users/blocked-people.ts';

/** Whether an activity names nobody who is hidden, or is to its reader as if they did not exist. @param alias of `activities` */
export const isOfSomebodySeen = (alias: string) => `
  (${alias}.person_id IS NULL OR NOT ${areApart(`${alias}.user_id`, `${alias}.person_id`)}
    AND NOT (SELECT shown.is_hidden FROM users shown WHERE shown.id = ${alias}.person_id))`;

/** Whether an activity is read in the list: received invites are the bell's. @param alias of `activities` */
export const isListed = (alias: string) => `${alias}.kind <> 'invite_received'`;

/** How many activities a person, given by a parameter or column, has not read; counted no further than is told. */
export const unreadActivitiesOf = (person: string) => `
  (SELECT count(*) FROM (
    SELECT FROM activities a WHERE a.user_id = ${person} AND a.read_at IS NULL AND ${isOfSomebodySeen('a')}
    LIMIT ${LIMITS.unreadActivities}) AS unread)`;
