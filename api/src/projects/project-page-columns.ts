import sql, { type Sql } from 'sql-template-tag';
import { daysAfter, isoDay, isoTime, jsonListOf } from '../database/sql.ts';
import {
  CREDITED,
  FORMER_PLACES,
  isCredited,
  isGivenCredit,
  isNamedTo,
  leavesNameOut,
} from '../visibility/credit-conditions.ts';
import { isSeenBy, isShownTo } from '../visibility/person-conditions.ts';
import { pictureHiddenReasonOf, pictureUrlOf } from '../visibility/picture-conditions.ts';
import type { ProjectAccess } from './project.policy.ts';
import { columnsWith, INTEREST_COUNT, NOT_COUNTED } from './project-columns.ts';

const NOBODYS = sql`NULL`;

/** The owner first, then by when they joined. An address that is not confirmed is told to nobody else. */
const teamSeenBy = (viewerId: string) =>
  jsonListOf(sql`
  SELECT u.id, u.name, ${pictureUrlOf(sql`u`)} AS "pictureUrl", seat.role, seat."isOwner",
    ${isSeenBy(sql`u`, viewerId)} AS "hasPage", ${isoTime(sql`seat.since`)} AS "joinedAt",
    CASE WHEN u.email_confirmed OR u.id = ${viewerId} THEN u.email END AS email, u.email_confirmed AS "isEmailConfirmed",
    u.discord_or_contact AS "discordOrContact", seat.hours AS "hoursPerWeek", ${isoDay(sql`seat.until`)} AS until,
    seat.missed AS "missedCheckIns"
  FROM (
    SELECT p.owner_id AS user_id, 'Owner' AS role, true AS "isOwner", p.created_at AS since, p.id AS place,
      NULL::smallint AS hours, NULL::date AS until, 0 AS missed
    UNION ALL
    SELECT m.user_id, m.role, false, m.joined_at, m.id, m.hours_per_week, m.committed_until, m.missed_check_ins
    FROM project_members m WHERE m.project_id = p.id) AS seat
  JOIN users u ON u.id = seat.user_id ORDER BY seat."isOwner" DESC, seat.since, seat.place`);

/** Of the invite that answered a closed interest, the last one where there are several. */
const ofClosingInvite = (columns: Sql) => sql`(
  SELECT ${columns} FROM invites i
  WHERE n.status = 'closed' AND i.project_id = n.project_id AND i.receiver_id = n.user_id AND i.created_at >= n.created_at
  ORDER BY i.created_at DESC LIMIT 1)`;

const DECLINED_AT = sql`CASE WHEN i.status = 'declined' THEN ${isoTime(sql`i.answered_at`)} END`;

const interestOf = (viewerId: string) => sql`
  (SELECT row_to_json(shown) FROM (
    SELECT n.id, n.status, n.words, n.role, ${isoTime(sql`n.created_at`)} AS "createdAt",
      ${isoTime(daysAfter(sql`n.created_at`, sql`n.life_days`))} AS "closesAt",
      coalesce(${ofClosingInvite(sql`i.status = 'withdrawn'`)}, false) AS "isInviteWithdrawn",
      ${ofClosingInvite(DECLINED_AT)} AS "declinedAt"
    FROM interests n WHERE n.project_id = p.id AND n.user_id = ${viewerId}) AS shown)`;

const inviteOf = (viewerId: string) => sql`
  (SELECT row_to_json(waiting) FROM (
    SELECT i.id, i.role, i.note, ${isoTime(daysAfter(sql`i.created_at`, sql`i.life_days`))} AS "expiresAt",
      (SELECT row_to_json(s) FROM (SELECT u.id, u.name FROM users u WHERE u.id = i.sender_id) AS s) AS sender
    FROM invites i WHERE i.project_id = p.id AND i.receiver_id = ${viewerId} AND i.status = 'pending') AS waiting)`;

/** Seen by the owner, and by the member who is asked. */
const handoverSeenBy = (viewerId: string, viewer: Viewer) => sql`
  (SELECT json_build_object('to', json_build_object('id', u.id, 'name', u.name)) FROM users u
   WHERE u.id = p.handover_to AND ${viewer === 'owner' ? sql`true` : sql`u.id = ${viewerId}`})`;

const checkInOf = (viewerId: string) => sql`
  (SELECT row_to_json(asked) FROM (
    SELECT ${isoTime(sql`m.asked_at`)} AS "askedAt" FROM project_members m
    WHERE m.project_id = p.id AND m.user_id = ${viewerId} AND m.asked_at IS NOT NULL) AS asked)`;

const resultSeenBy = (viewerId: string | null, isOnTeam: boolean) => sql`
  (SELECT row_to_json(told) FROM (
    SELECT r.repository_url AS "repositoryUrl", r.demo_url AS "demoUrl", r.video_url AS "videoUrl", r.place, r.words,
      ${creditsSeenBy(viewerId, isOnTeam)} AS credits
    FROM (SELECT p.id) AS one LEFT JOIN project_results r ON r.project_id = one.id) AS told)`;

const creditsSeenBy = (viewerId: string | null, isOnTeam: boolean) =>
  jsonListOf(sql`
  SELECT u.id, u.name, ${pictureUrlOf(sql`u`)} AS "pictureUrl", seat.role, said.words
  FROM (${CREDITED}) AS seat JOIN users u ON u.id = seat.user_id
    LEFT JOIN project_credits said ON said.project_id = p.id AND said.user_id = u.id
  WHERE ${isNamedTo(viewerId, isOnTeam)} ORDER BY seat.rank, seat.since, u.id`);

const creditOf = (viewerId: string) => sql`
  CASE WHEN p.status = 'Completed' AND ${isCredited(viewerId)} THEN coalesce(
    (SELECT json_build_object('words', c.words, 'isNamed', c.is_named) FROM project_credits c
     WHERE c.project_id = p.id AND c.user_id = ${viewerId}), json_build_object('words', NULL, 'isNamed', true)) END`;

/** Each with the role that they had last. */
const formerMembersFor = (ownerId: string) => sql`
  CASE WHEN p.status = 'Completed' THEN ${jsonListOf(sql`
  SELECT DISTINCT ON (u.id) u.id, u.name, place.role, ${isGivenCredit(sql`u.id`)} AS "isCredited"
  FROM (${FORMER_PLACES}) AS place JOIN users u ON u.id = place.user_id WHERE ${isShownTo(sql`u`, ownerId)}
  ORDER BY u.id, place.ended_at DESC`)} END`;

type Viewer = ProjectAccess['viewer'];

const viewerColumn = (viewerId: string, viewer: Viewer) => sql`
  (SELECT row_to_json(viewer) FROM (
    SELECT ${isOnTeam(viewer) ? viewer : 'stranger'}::text AS "is", ${interestOf(viewerId)} AS interest,
      ${inviteOf(viewerId)} AS invite, ${handoverSeenBy(viewerId, viewer)} AS handover, ${checkInOf(viewerId)} AS "checkIn",
      ${creditOf(viewerId)} AS credit, ${viewer === 'owner' ? formerMembersFor(viewerId) : NOBODYS} AS "formerMembers") AS viewer)`;

/** Selects the contract's `ProjectPage` from `projects p`, for a person and what they are to it; `null` is a visitor. */
export function projectPageColumns(viewerId: string | null, viewer: Viewer): Sql {
  const members = isOnTeam(viewer)
    ? sql`true`
    : sql`${isShownTo(sql`u`, viewerId)} AND NOT ${leavesNameOut(sql`u.id`)}`;
  return sql`
  ${columnsWith(viewer === 'owner' ? INTEREST_COUNT : NOT_COUNTED, members)},
  CASE WHEN p.is_hidden THEN json_build_object('reason', p.hidden_reason) END AS hidden,
  ${viewer === 'owner' ? pictureHiddenReasonOf('project', sql`p.id`) : NOBODYS} AS "coverHiddenReason",
  ${viewerId === null ? NOBODYS : viewerColumn(viewerId, viewer)} AS viewer,
  CASE WHEN p.status = 'Completed' THEN ${resultSeenBy(viewerId, isOnTeam(viewer))} END AS result,
  ${viewerId !== null && isOnTeam(viewer) ? teamSeenBy(viewerId) : NOBODYS} AS team`;
}

function isOnTeam(viewer: Viewer): boolean {
  return viewer === 'owner' || viewer === 'member';
}
