import sql, { type Sql } from 'sql-template-tag';
import { isoDay, literal, type Operand } from '../database/sql.ts';

/** Whether others see `users`: neither hidden by ops nor suspended. Indexes hold this very condition. @param person alias of `users` */
export const isShown = (person: Sql) => sql`(${person}.hidden_reason IS NULL AND ${person}.suspended_reason IS NULL)`;

/** Whether two people are to each other as if they did not exist. Null is nobody. */
export const isBlockedEitherWay = (one: Operand, other: Operand) => sql`(
  (SELECT true FROM blocks b WHERE b.blocker_id = ${one} AND b.blocked_id = ${other}) IS TRUE
  OR (SELECT true FROM blocks b WHERE b.blocker_id = ${other} AND b.blocked_id = ${one}) IS TRUE)`;

/** Selects the ids of all whom a person has blocked or is blocked by. */
export const idsBlockedEitherWay = (person: Operand) => sql`
  SELECT b.blocked_id FROM blocks b WHERE b.blocker_id = ${person}
  UNION SELECT b.blocker_id FROM blocks b WHERE b.blocked_id = ${person}`;

/**
 * Whether somebody else is shown to a viewer.
 *
 * @param person alias of `users`
 * @param viewer null is a visitor
 */
export const isShownTo = (person: Sql, viewer: Operand) =>
  sql`${isShown(person)} AND NOT ${isBlockedEitherWay(sql`${person}.id`, viewer)}`;

/** The same of anybody: people always see themselves. */
export const isSeenBy = (person: Sql, viewer: Operand) =>
  sql`(${person}.id = ${viewer} OR ${isShownTo(person, viewer)})`;

/** Of `users u`, the day until which they take no invites; null once it has come. */
export const INVITES_PAUSED_UNTIL = sql`
  CASE WHEN u.invites_paused_until > (now() AT TIME ZONE 'UTC')::date THEN ${isoDay(sql`u.invites_paused_until`)} END`;

/**
 * Whether as many invites as one may receive wait for the answer of `users u`. Looks no further than the limit.
 *
 * @param most from the configuration
 */
export const hasManyInvites = (most: number) => sql`EXISTS (
  SELECT FROM invites i WHERE i.receiver_id = u.id AND i.status = 'pending' OFFSET ${literal(most - 1)})`;
