import { daysAfter, isoTime } from '../database/sql.ts';
import { isSeenBy, isShownTo } from '../visibility/person-conditions.ts';
import { titleFor } from '../visibility/project-conditions.ts';

/** Of `invites i`, by the alias of `users`: who wrote, or who was asked. */
type Side = 's' | 'r';

const NAME_KEPT: Record<Side, string> = { s: 'i.sender_name', r: 'i.receiver_name' };

/** `invites i` with project, sender and receiver. Who exists is looked up once a row: `OFFSET` keeps it from being repeated. */
export const invitesWithPeople = (viewer: string) => `
  invites i JOIN projects p ON p.id = i.project_id JOIN users s ON s.id = i.sender_id JOIN users r ON r.id = i.receiver_id
    CROSS JOIN LATERAL (SELECT ${isSeenBy('s', viewer)} AS s, ${isSeenBy('r', viewer)} AS r OFFSET 0) AS existing`;

/** As they are called now, or were on the day of the invite where they are nobody for the viewer any more. */
export const nameOf = (side: Side) =>
  `CASE WHEN existing.${side} THEN ${side}.name ELSE coalesce(${NAME_KEPT[side]}, 'Somebody') END`;

/** A person with the e-mail, as far as a viewer who may know it is told it: theirs, or once it is confirmed. */
const personWithEmail = (side: Side, viewer: string, mayKnow = 'true') => `
  (SELECT row_to_json(shown) FROM (
    SELECT ${side}.id, ${nameOf(side)} AS name,
      CASE WHEN known.yes AND (${side}.email_confirmed OR ${side}.id = ${viewer}) THEN ${side}.email END AS email,
      CASE WHEN known.yes THEN ${side}.email_confirmed END AS "isEmailConfirmed"
    FROM (SELECT ${mayKnow} AND existing.${side} AS yes) AS known) AS shown)`;

/** Of the project of `invites i`, as the viewer may know it. */
export const projectOfInvite = (viewer: string) =>
  `(SELECT row_to_json(shown) FROM (SELECT p.id, ${titleFor(viewer, 'i.project_title')} AS title) AS shown)`;

// The sender chose to write, so their e-mail is shown; the receiver's only to themselves, or once they accepted.
export const invitesSeenBy = (viewer: string) => `
  SELECT i.id, i.status, i.role, i.project_id AS "projectId", i.receiver_id AS "receiverId",
    ${projectOfInvite(viewer)} AS project,
    ${personWithEmail('s', viewer)} AS sender,
    ${personWithEmail('r', viewer, `(r.id = ${viewer} OR i.status = 'accepted' AND i.place_ended_at IS NULL)`)} AS receiver,
    ${isoTime('i.created_at')} AS "createdAt", i.note,
    ${isoTime(daysAfter('i.created_at', 'i.life_days'))} AS "expiresAt",
    CASE WHEN i.status = 'declined' THEN ${isoTime('i.answered_at')} END AS "declinedAt"
  FROM ${invitesWithPeople(viewer)}`;

/** Of people and projects that do not exist for the viewer only what made them one team. `side` is the other one. */
export const isSeen = (side: Side, viewer: string) => `
  (i.status = 'accepted' AND i.place_ended_at IS NULL
    OR ${isShownTo(side, viewer)} AND (NOT p.is_hidden OR p.owner_id = ${viewer}))`;

/** Whether an invite is in the list of those that a person has received. */
export const isReceivedBy = (viewer: string) =>
  `i.receiver_id = ${viewer} AND i.status <> 'withdrawn' AND ${isSeen('s', viewer)}`;
