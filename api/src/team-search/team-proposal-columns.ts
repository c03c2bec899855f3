import sql, { type Sql } from 'sql-template-tag';
import { isoTime, jsonListOf, type Operand } from '../database/sql.ts';
import { isSeenBy } from '../visibility/person-conditions.ts';
import { pictureUrlOf } from '../visibility/picture-conditions.ts';
import { isVisibleTo } from '../visibility/project-conditions.ts';
import { isSearchOf, PROPOSAL_PEOPLE } from '../visibility/proposal-conditions.ts';
import { alternativesOf, isOnTeam, STANDS } from './team-search.conditions.ts';

/** Whether somebody of `team_proposals t` still belongs to it: on the team that it became, or in a search that goes on after it fell through. */
const belongs = (person: Sql, search: Sql) => sql`
  CASE t.state WHEN 'formed' THEN EXISTS (SELECT FROM projects p WHERE p.id = t.project_id AND ${isOnTeam(person)})
    WHEN 'ended' THEN EXISTS (SELECT FROM team_searches kept WHERE kept.id = ${search} AND kept.ended_at IS NULL) ELSE true END`;

/** Each once: who has joined the project meanwhile is in it twice. */
const membersFor = (viewer: Operand) =>
  jsonListOf(sql`
  SELECT id, name, "pictureUrl", role, answer FROM (
    SELECT DISTINCT ON (u.id) u.id, u.name, ${pictureUrlOf(sql`u`)} AS "pictureUrl", u.roles[1] AS role,
      coalesce(part.answer, 'waiting') AS answer, s.created_at
    FROM team_proposal_parts part JOIN team_searches s ON s.id = part.search_id
      JOIN (SELECT someone.search_id, someone.user_id ${PROPOSAL_PEOPLE}) person ON person.search_id = part.search_id
      JOIN users u ON u.id = person.user_id
    WHERE part.proposal_id = t.id AND ${isSeenBy(sql`u`, viewer)} AND ${belongs(sql`u.id`, sql`s.id`)}
    ORDER BY u.id, s.project_id) AS member ORDER BY created_at, id`);

/** The parts of `team_proposals t` that a person is in; first the one that they answer for. */
const ownPart = (viewer: Operand) => sql`
  (SELECT part.answer, part.answered_at, someone.answers ${PROPOSAL_PEOPLE} AND someone.user_id = ${viewer}
   ORDER BY someone.answers DESC, part.search_id LIMIT 1)`;

/** What the page of `projects p` says, as JSON; null if the viewer may not see it or its owner is hidden. */
const pageFor = (viewer: Operand) => sql`
  (SELECT row_to_json(page) FROM (
    SELECT u.name AS "ownerName", p.description FROM users u
    WHERE u.id = p.owner_id AND ${isVisibleTo(viewer)} AND ${isSeenBy(sql`u`, viewer)}) AS page)`;

/** Selects the contract's `TeamProposal` from `team_proposals t`, as one of its people reads it. */
export const proposalColumnsFor = (viewer: Operand) => sql`
  t.id, t.state, t.reasons, t.missing, ${isoTime(sql`t.answer_until`)} AS "answerUntil",
  (SELECT row_to_json(named) FROM (
    SELECT p.id, p.title FROM projects p WHERE p.id = t.project_id AND (t.state = 'open' OR ${isOnTeam(viewer)})) AS named) AS project,
  ${membersFor(viewer)} AS members,
  (SELECT count(DISTINCT someone.user_id)::int ${PROPOSAL_PEOPLE} AND ${belongs(sql`someone.user_id`, sql`part.search_id`)}) AS size,
  (SELECT coalesce(answer, 'waiting') FROM ${ownPart(viewer)} AS own) AS answer,
  (SELECT answers AND answer IS NOT DISTINCT FROM 'no' AND answered_at > t.created_at FROM ${ownPart(viewer)} AS own) AS "hasDeclined",
  t.state = 'open' AND t.answer_until > now() AND (SELECT answers FROM ${ownPart(viewer)} AS own) AS "mayAnswer",
  CASE WHEN t.state = 'open' AND t.answer_until > now() THEN (
    SELECT row_to_json(chosen) FROM (
      SELECT p.id, p.title, a.reasons, ${pageFor(viewer)} AS page ${alternativesOf(sql`t.id`, viewer)}) AS chosen) END AS alternative`;

/** Whether it is shown: open and not broken, a team that they are on, or one that ended in the search that goes on. */
const isShownTo = (viewer: Operand) => sql`
  CASE t.state
    WHEN 'open' THEN ${STANDS}
    WHEN 'formed' THEN EXISTS (SELECT FROM projects p WHERE p.id = t.project_id AND ${isOnTeam(viewer)})
    ELSE EXISTS (
      SELECT FROM team_proposal_parts part JOIN team_searches s ON s.id = part.search_id
      WHERE part.proposal_id = t.id AND s.ended_at IS NULL AND s.created_at < t.created_at AND ${isSearchOf(viewer)}) END`;

/** The latest proposal of an event, given by a column, to a person, as JSON; null where there is none to show. */
export const latestProposal = (hackathon: Sql, viewer: Operand) => sql`
  (SELECT row_to_json(shown) FROM (
    SELECT ${proposalColumnsFor(viewer)} FROM (
      SELECT DISTINCT latest.* FROM team_proposals latest
        JOIN team_proposal_parts part ON part.proposal_id = latest.id JOIN team_searches s ON s.id = part.search_id
      WHERE s.hackathon_id = ${hackathon} AND ${isSearchOf(viewer)}
      ORDER BY latest.created_at DESC, latest.id LIMIT 1) AS t
    WHERE ${isShownTo(viewer)}) AS shown)`;

/** Rounds of an event, given by a column, as JSON, newest first. @param isNamed says who of ops opened them */
export const roundsOf = (hackathon: Sql, isNamed: boolean) =>
  jsonListOf(sql`
  SELECT r.id, r.team_size AS "teamSize", ${isNamed ? sql`r.opened_by` : sql`''`} AS "openedBy", ${isoTime(sql`r.created_at`)} AS "openedAt",
    (SELECT row_to_json(counted) FROM (
      SELECT count(*) FILTER (WHERE t.state = 'open')::int AS open, count(*) FILTER (WHERE t.state = 'formed')::int AS formed,
        count(*) FILTER (WHERE t.state = 'ended')::int AS ended
      FROM team_proposals t WHERE t.round_id = r.id) AS counted) AS proposals
  FROM team_rounds r WHERE r.hackathon_id = ${hackathon} ORDER BY r.created_at DESC, r.id LIMIT 50`);
