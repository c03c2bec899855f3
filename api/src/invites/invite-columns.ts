import sql, { type Sql } from 'sql-template-tag';
import { daysAfter, isoTime, type Operand } from '../database/sql.ts';
import { isSeenBy, isShownTo } from '../visibility/person-conditions.ts';
import { pictureUrlOf } from '../visibility/picture-conditions.ts';
import { titleFor } from '../visibility/project-conditions.ts';

/** One of the two people of `invites i`. */
export interface Side {
  /** Of `users`, and of the column of `existing` that says whether they exist for the viewer. */
  readonly alias: Sql;
  readonly keptName: Sql;
}

export const SENDER: Side = { alias: sql`s`, keptName: sql`i.sender_name` };
export const RECEIVER: Side = { alias: sql`r`, keptName: sql`i.receiver_name` };

/** `invites i` with project, sender and receiver. Who exists is looked up once a row: `OFFSET` keeps it from being repeated. */
export const invitesWithPeople = (viewer: Operand) => sql`
  invites i JOIN projects p ON p.id = i.project_id JOIN users s ON s.id = i.sender_id JOIN users r ON r.id = i.receiver_id
    CROSS JOIN LATERAL (SELECT ${isSeenBy(sql`s`, viewer)} AS s, ${isSeenBy(sql`r`, viewer)} AS r OFFSET 0) AS existing`;

/** As they are called now, or were on the day of the invite where they are nobody for the viewer any more. */
export const nameOf = ({ alias, keptName }: Side) =>
  sql`CASE WHEN existing.${alias} THEN ${alias}.name ELSE coalesce(${keptName}, 'Someone') END`;

/** A person with the e-mail, as far as a viewer who may know it is told it: theirs, or once it is confirmed. */
const personWithEmail = (side: Side, viewer: Operand, mayKnow = sql`true`) => sql`
  (SELECT row_to_json(shown) FROM (
    SELECT ${side.alias}.id, ${nameOf(side)} AS name,
      CASE WHEN existing.${side.alias} THEN ${pictureUrlOf(side.alias)} END AS "pictureUrl",
      CASE WHEN known.yes AND (${side.alias}.email_confirmed OR ${side.alias}.id = ${viewer}) THEN ${side.alias}.email END AS email,
      CASE WHEN known.yes THEN ${side.alias}.email_confirmed END AS "isEmailConfirmed"
    FROM (SELECT ${mayKnow} AND existing.${side.alias} AS yes) AS known) AS shown)`;

/** Of the project of `invites i`, as the viewer may know it. */
export const projectOfInvite = (viewer: Operand) =>
  sql`(SELECT row_to_json(shown) FROM (SELECT p.id, ${titleFor(viewer, sql`i.project_title`)} AS title) AS shown)`;

const mayKnowReceiver = (viewer: Operand) =>
  sql`(r.id = ${viewer} OR i.status = 'accepted' AND i.place_ended_at IS NULL)`;

// The sender chose to write, so their e-mail is shown; the receiver's only to themselves, or once they accepted.
export const invitesSeenBy = (viewer: Operand) => sql`
  SELECT i.id, i.status, i.role, i.project_id AS "projectId", i.receiver_id AS "receiverId",
    ${projectOfInvite(viewer)} AS project,
    ${personWithEmail(SENDER, viewer)} AS sender,
    ${personWithEmail(RECEIVER, viewer, mayKnowReceiver(viewer))} AS receiver,
    ${isoTime(sql`i.created_at`)} AS "createdAt", i.note,
    ${isoTime(daysAfter(sql`i.created_at`, sql`i.life_days`))} AS "expiresAt",
    CASE WHEN i.status = 'declined' THEN ${isoTime(sql`i.answered_at`)} END AS "declinedAt",
    i.asked_again_at IS NOT NULL AS "isReminded"
  FROM ${invitesWithPeople(viewer)}`;

/** Of people and projects that do not exist for the viewer only what made them one team. `side` is the other one. */
export const isSeen = ({ alias }: Side, viewer: Operand) => sql`
  (i.status = 'accepted' AND i.place_ended_at IS NULL
    OR ${isShownTo(alias, viewer)} AND (NOT p.is_hidden OR p.owner_id = ${viewer}))`;

/** Whether an invite is in the list of those that a person has received. */
export const isReceivedBy = (viewer: Operand) =>
  sql`i.receiver_id = ${viewer} AND i.status <> 'withdrawn' AND ${isSeen(SENDER, viewer)}`;

/** Whether its sender has sent it: one that was accepted as it was made stands for a yes to a proposed team. */
export const IS_SENT = sql`i.answered_at IS DISTINCT FROM i.created_at`;
