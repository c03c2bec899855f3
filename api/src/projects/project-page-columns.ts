import { daysAfter, isoDay, isoTime, jsonListOf } from '../database/sql.ts';
import { isShownTo } from '../visibility/person-conditions.ts';
import { columnsWith, INTEREST_COUNT } from './project-columns.ts';

const EMAIL = `CASE WHEN u.email_confirmed OR u.id = $2 THEN u.email END AS email, u.email_confirmed AS "isEmailConfirmed"`;

/** The owner first, then by when they joined. An address that is not confirmed is told to nobody else. */
const TEAM = jsonListOf(`
  SELECT u.id, u.name, seat.role, seat."isOwner", ${isoTime('seat.since')} AS "joinedAt", ${EMAIL},
    u.discord_or_contact AS "discordOrContact", seat.hours AS "hoursPerWeek", ${isoDay('seat.until')} AS until,
    seat.missed AS "missedCheckIns"
  FROM (
    SELECT p.owner_id AS user_id, 'Owner' AS role, true AS "isOwner", p.created_at AS since, p.id AS place,
      NULL::smallint AS hours, NULL::date AS until, 0 AS missed
    UNION ALL
    SELECT m.user_id, m.role, false, m.joined_at, m.id, m.hours_per_week, m.committed_until, m.missed_check_ins
    FROM project_members m WHERE m.project_id = p.id) AS seat
  JOIN users u ON u.id = seat.user_id ORDER BY seat."isOwner" DESC, seat.since, seat.place`);

const INTEREST = `
  (SELECT row_to_json(shown) FROM (
    SELECT n.id, n.status, ${isoTime('n.created_at')} AS "createdAt",
      ${isoTime(daysAfter('n.created_at', 'n.life_days'))} AS "closesAt"
    FROM interests n WHERE n.project_id = p.id AND n.user_id = $2) AS shown)`;

const INVITE = `
  (SELECT row_to_json(waiting) FROM (
    SELECT i.id, i.role, i.note, ${isoTime(daysAfter('i.created_at', 'i.life_days'))} AS "expiresAt",
      (SELECT row_to_json(s) FROM (SELECT u.id, u.name FROM users u WHERE u.id = i.sender_id) AS s) AS sender
    FROM invites i WHERE i.project_id = p.id AND i.receiver_id = $2 AND i.status = 'pending') AS waiting)`;

/** Seen by the owner, and by the member who is asked. */
const HANDOVER = `
  CASE WHEN p.handover_to IS NOT NULL AND ($3 = 'owner' OR p.handover_to = $2) THEN
    (SELECT json_build_object('to', json_build_object('id', u.id, 'name', u.name)) FROM users u WHERE u.id = p.handover_to) END`;

const CHECK_IN = `
  (SELECT row_to_json(asked) FROM (
    SELECT ${isoTime('m.asked_at')} AS "askedAt" FROM project_members m
    WHERE m.project_id = p.id AND m.user_id = $2 AND m.asked_at IS NOT NULL) AS asked)`;

const NAMED_MEMBERS = `($3 IN ('owner', 'member') OR ${isShownTo('u', '$2')})`;

/** Selects the contract's `ProjectPage` from `projects p`, for the person `$2`, who is `$3` to it. */
export const PROJECT_PAGE_COLUMNS = `
  ${columnsWith(`CASE WHEN $3 = 'owner' THEN ${INTEREST_COUNT} END`, NAMED_MEMBERS)},
  CASE WHEN p.is_hidden THEN json_build_object('reason', p.hidden_reason) END AS hidden,
  CASE WHEN $2::uuid IS NOT NULL THEN (SELECT row_to_json(viewer) FROM (
    SELECT CASE WHEN $3::text IN ('owner', 'member') THEN $3 ELSE 'stranger' END AS "is",
      ${INTEREST} AS interest, ${INVITE} AS invite, ${HANDOVER} AS handover, ${CHECK_IN} AS "checkIn") AS viewer) END AS viewer,
  CASE WHEN $3 IN ('owner', 'member') THEN ${TEAM} END AS team`;
