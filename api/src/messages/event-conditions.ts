import { EVENTS } from '@crewdeck/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import { isOfSomebodySeen, isOutdated } from '../visibility/activity-conditions.ts';
import type { ChannelName } from './channel.ts';

const TOPIC_OF = Object.fromEntries(Object.entries(EVENTS).map(([kind, { topic }]) => [kind, topic]));

/** The topic of an event. @param event alias of `activities` */
export const topicOf = (event: Sql) => sql`(${JSON.stringify(TOPIC_OF)}::jsonb ->> ${event}.kind)`;

/** How many proposed teams a day (UTC) are mailed to a person, and ends of such: somebody who breaks one team after another floods nobody. */
const MOST_PROPOSALS_A_DAY = 5;

const isWithinProposalLimit = (event: Sql) => sql`
  (${event}.kind NOT IN ('team_proposed', 'team_fell_through') OR ${MOST_PROPOSALS_A_DAY} > (
    SELECT count(*) FROM activities earlier WHERE earlier.user_id = ${event}.user_id AND earlier.kind = ${event}.kind
    AND earlier.created_at >= date_trunc('day', ${event}.created_at, 'UTC') AND earlier.created_at < ${event}.created_at))`;

/**
 * Whether an event may still be sent through a channel: its person wants that and is not suspended, everybody whom it names is
 * visible to them, they have not read it meanwhile or refused the hackathon's announcements, and an invite still waits. It
 * also still has to be so. Mail has a limit of proposed teams a day, and of those that fell through. Somebody who is suspended is
 * told only that they are.
 *
 * @param event alias of `activities`
 * @param person alias of `users`: whom it concerns
 */
export const isToBeTold = (event: Sql, person: Sql, channel: ChannelName) => sql`
  (${person}.suspended_reason IS NULL OR ${event}.kind = 'suspended') AND ${isOfSomebodySeen(event)}
  AND NOT (${isOutdated(event)}) AND (${event}.read_at IS NULL OR ${event}.kind = 'invite_received')
  AND (${event}.kind NOT IN ('invite_received', 'invite_expires_soon', 'invite_reminder') OR EXISTS (
    SELECT FROM invites waiting WHERE waiting.project_id = ${event}.project_id
    AND waiting.receiver_id = ${event}.user_id AND waiting.status = 'pending'))
  ${channel === 'mail' ? sql`AND ${isWithinProposalLimit(event)}` : empty}
  AND (${event}.kind <> 'event_announced' OR NOT EXISTS (
    SELECT FROM announcement_refusals refusal
    WHERE refusal.user_id = ${event}.user_id AND refusal.hackathon_id = ${event}.hackathon_id))
  AND NOT EXISTS (
    SELECT FROM notification_refusals refusal WHERE refusal.user_id = ${event}.user_id
    AND refusal.channel = ${channel} AND refusal.topic = ${topicOf(event)})`;
