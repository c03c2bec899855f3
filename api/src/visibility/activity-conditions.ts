import { LIMITS } from '@crewdeck/contract';
import sql, { type Sql } from 'sql-template-tag';
import { literal, type Operand } from '../database/sql.ts';
import { isBlockedEitherWay, isShown } from './person-conditions.ts';
import { isMember } from './project-conditions.ts';

/**
 * Whether its reader may see an activity: neither the person whom it names nor its project is hidden, or blocked either way. A team
 * reads on of its own project. @param activity alias of `activities`
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

const meetingOf = (activity: Sql) => sql`
  FROM team_meetings t WHERE t.project_id = ${activity}.project_id AND t.starts_at = ${activity}.meets_at AND NOT t.is_cancelled`;

/**
 * Whether what an activity says has been taken back or replaced since: an offered or archived project, the time of a meeting, a no to
 * that, a hidden profile or a suspension. @param activity alias of `activities`
 */
export const isOutdated = (activity: Sql) => {
  const without = (from: Sql) => sql`NOT EXISTS (SELECT ${from})`;
  const project = sql`FROM projects p WHERE p.id = ${activity}.project_id`;
  const reader = sql`FROM users reader WHERE reader.id = ${activity}.user_id`;
  const declined = sql`${meetingOf(activity)} AND EXISTS (
    SELECT FROM team_meeting_answers said WHERE said.meeting_id = t.id AND said.user_id = ${activity}.person_id AND said.answer = 'declined')`;
  return sql`
  CASE ${activity}.kind
    WHEN 'handover_offered' THEN ${without(sql`${project} AND p.handover_to = ${activity}.user_id`)}
    WHEN 'project_archived' THEN ${without(sql`${project} AND p.status = 'Archived'`)}
    WHEN 'meeting_proposed' THEN ${without(meetingOf(activity))}
    WHEN 'meeting_moved' THEN ${without(meetingOf(activity))}
    WHEN 'meeting_declined' THEN ${without(declined)}
    WHEN 'profile_hidden' THEN ${without(sql`${reader} AND reader.hidden_reason IS NOT NULL`)}
    WHEN 'suspended' THEN ${without(sql`${reader} AND reader.suspended_reason IS NOT NULL`)}
    ELSE false END`;
};

/** Whether an activity is read in the list: received invites are the bell's. @param activity alias of `activities` */
export const isListed = (activity: Sql) => sql`${activity}.kind <> 'invite_received'`;

/** How many activities a person has not read; counted no further than is told. */
export const unreadActivitiesOf = (person: Operand) => sql`
  (SELECT count(*) FROM (
    SELECT FROM activities a WHERE a.user_id = ${person} AND a.read_at IS NULL AND ${isOfSomebodySeen(sql`a`)}
    LIMIT ${literal(LIMITS.unreadActivities)}) AS unread)`;
