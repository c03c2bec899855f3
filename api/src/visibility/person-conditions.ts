import { isoDay } from '../database/sql.ts';

/** Whether others see `users`: neither hidden by ops nor suspended. Indexes hold this very condition. @param person alias of `users` */
export const isShown = (person: string) => `(${person}.hidden_reason IS NULL AND ${person}.suspended_reason IS NULL)`;

/** Whether two people, given by parameters or columns, are to each other as if they did not exist. Null is nobody. */
export const isBlockedEitherWay = (one: string, other: string) => `(
  (SELECT true FROM blocks b WHERE b.blocker_id = ${one} AND b.blocked_id = ${other}) IS TRUE
  OR (SELECT true FROM blocks b WHERE b.blocker_id = ${other} AND b.blocked_id = ${one}) IS TRUE)`;

/** Selects the ids of all whom a person has blocked or is blocked by. */
export const idsBlockedEitherWay = (person: string) => `
  SELECT b.blocked_id FROM blocks b WHERE b.blocker_id = ${person}
  UNION SELECT b.blocker_id FROM blocks b WHERE b.blocked_id = ${person}`;

/**
 * Whether somebody else is shown to a viewer.
 *
 * @param person alias of `users`
 * @param viewer a parameter or column; null is a visitor
 */
export const isShownTo = (person: string, viewer: string) =>
  `${isShown(person)} AND NOT ${isBlockedEitherWay(`${person}.id`, viewer)}`;

/** The same of anybody: people always see themselves. */
export const isSeenBy = (person: string, viewer: string) =>
  `(${person}.id = ${viewer} OR ${isShownTo(person, viewer)})`;

/** Of `users u`, the day until which they take no invites; null once it has come. */
export const INVITES_PAUSED_UNTIL = `
  CASE WHEN u.invites_paused_until > (now() AT TIME ZONE 'UTC')::date THEN ${isoDay('u.invites_paused_until')} END`;

/**
 * Whether as many invites as one may receive wait for the answer of `users u`. Looks no further than the limit.
 *
 * @param most from the configuration
 */
export const hasManyInvites = (most: number) => `EXISTS (
  SELECT FROM invites i WHERE i.receiver_id = u.id AND i.status = 'pending' OFFSET ${most - 1})`;
