import sql, { type Sql } from 'sql-template-tag';
import type { Operand } from '../database/sql.ts';
import { isShownTo } from './person-conditions.ts';

/** Whether `team_searches s` is of a person, or of a project whose team they are on. A person has few, so the query starts from those. */
export const isSearchOf = (person: Operand) => sql`
  s.id IN (
    SELECT own.id FROM team_searches own WHERE own.user_id = ${person}
    UNION ALL SELECT shared.id FROM team_searches shared WHERE shared.project_id IN (
      SELECT p.id FROM projects p WHERE p.owner_id = ${person}
      UNION SELECT m.project_id FROM project_members m WHERE m.user_id = ${person}))`;

/** The people of a search, and whether they answer for it. @param search column with its id; LATERAL keeps PostgreSQL from reading other searches */
export const peopleOfSearch = (search: Sql) => sql`LATERAL (
  SELECT personal.id AS search_id, personal.user_id, true AS answers FROM team_searches personal
  WHERE personal.id = ${search} AND personal.user_id IS NOT NULL
  UNION ALL
  SELECT owned.id, p.owner_id, true FROM team_searches owned JOIN projects p ON p.id = owned.project_id
  WHERE owned.id = ${search} AND p.owner_id IS NOT NULL
  UNION ALL
  SELECT joined.id, m.user_id, false FROM team_searches joined JOIN project_members m ON m.project_id = joined.project_id
  WHERE joined.id = ${search})`;

/** `FROM … WHERE` of the people of `team_proposals t`, once for each search that they are in; add `AND …`. Aliases: `part`, `someone`. */
export const PROPOSAL_PEOPLE = sql`
  FROM team_proposal_parts part CROSS JOIN ${peopleOfSearch(sql`part.search_id`)} someone
  WHERE part.proposal_id = t.id`;

/**
 * As `t`, what an activity of the kind `team_proposed` is about. It doesn't store that, so this takes the person's newest
 * proposal at the event that existed then. @param activity alias of `activities`
 */
const proposalOf = (activity: Sql) => sql`
  (SELECT latest.id, latest.state, latest.answer_until, latest.reasons FROM team_proposals latest
    JOIN team_proposal_parts own ON own.proposal_id = latest.id JOIN team_searches s ON s.id = own.search_id
  WHERE s.hackathon_id = ${activity}.hackathon_id AND ${isSearchOf(sql`${activity}.user_id`)}
    AND latest.created_at <= ${activity}.created_at
  ORDER BY latest.created_at DESC LIMIT 1) t`;

const IS_OPEN = sql`t.state = 'open' AND t.answer_until > now()`;

/** That proposal, as `t`, while it waits for answers. */
const openProposalOf = (activity: Sql) => sql`(SELECT * FROM ${proposalOf(activity)} WHERE ${IS_OPEN}) t`;

/** Whether an answer to `team_proposals t` that only this person may give is missing. */
const waitsFor = (person: Sql) => sql`
  EXISTS (SELECT ${PROPOSAL_PEOPLE} AND part.answer IS NULL AND someone.answers AND someone.user_id = ${person})`;

/**
 * What became of the proposal of an activity `team_proposed`: `formed`; `ended`, also by time; `others_answer` while it waits for
 * others only; null while it waits for whom the activity is told to, or where there is none any more. @param activity alias of `activities`
 */
export const proposalOutcome = (activity: Sql) => sql`
  (SELECT CASE WHEN t.state = 'formed' THEN 'formed' WHEN NOT (${IS_OPEN}) THEN 'ended'
    WHEN NOT ${waitsFor(sql`${activity}.user_id`)} THEN 'others_answer' END FROM ${proposalOf(activity)})`;

const named = sql`u.name`;

/**
 * Names of the others in the proposed team that an activity is about, those whom its reader may see, as a JSON list; null once that
 * team no longer waits for answers, and for other kinds. @param activity alias of `activities` @param told of each, of `users u`
 */
export const proposedWith = (activity: Sql, told = named) => sql`
  CASE WHEN ${activity}.kind = 'team_proposed' THEN (
    SELECT json_agg(${told} ORDER BY u.name, u.id) FROM users u
    WHERE u.id <> ${activity}.user_id AND ${isShownTo(sql`u`, sql`${activity}.user_id`)} AND u.id IN (
      SELECT someone.user_id FROM ${openProposalOf(activity)}, LATERAL (SELECT someone.user_id ${PROPOSAL_PEOPLE}) someone)) END`;

/** Sentences: why these people; null once that team no longer waits, and for other kinds. @param activity alias of `activities` */
export const proposedBecause = (activity: Sql) => sql`
  CASE WHEN ${activity}.kind = 'team_proposed' THEN (SELECT t.reasons FROM ${openProposalOf(activity)}) END`;

/** Whether an activity is about a proposal that follows one which fell through in the same search. @param activity alias of `activities` */
export const isNextProposal = (activity: Sql) => sql`
  (${activity}.kind = 'team_proposed' AND EXISTS (
    SELECT FROM team_searches s JOIN team_proposal_parts own ON own.search_id = s.id
      JOIN team_proposals earlier ON earlier.id = own.proposal_id AND earlier.state = 'ended'
    WHERE s.hackathon_id = ${activity}.hackathon_id AND ${isSearchOf(sql`${activity}.user_id`)}
      AND earlier.created_at > s.created_at AND earlier.created_at < ${activity}.created_at))`;

/** Until when that proposal can be answered; null once it no longer waits, and for other kinds. @param activity alias of `activities` */
export const proposedUntil = (activity: Sql) => sql`
  CASE WHEN ${activity}.kind = 'team_proposed' THEN (SELECT t.answer_until FROM ${openProposalOf(activity)}) END`;
