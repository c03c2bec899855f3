import { LIMITS, SHORT_EVENT_DAYS, TEAM_SIZE_NOT_CHOSEN } from '@crewdeck/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import { literal, type Operand } from '../database/sql.ts';
import { isBlockedEitherWay, isShown, isShownTo } from '../visibility/person-conditions.ts';
import { IS_LOOKING, isMember, isVisibleTo, OPEN_SEATS } from '../visibility/project-conditions.ts';
import { PROPOSAL_PEOPLE, peopleOfSearch } from '../visibility/proposal-conditions.ts';

/** Ends open searches `s`, with the wishes of their people: `ended` and another entry of a `WITH` clause. */
export const endingSearches = (condition: Sql) => sql`
  ended AS (
    UPDATE team_searches s SET ended_at = now(), place_again = false, unplaced_because = NULL
    WHERE s.ended_at IS NULL AND ${condition} RETURNING s.*),
  forgotten AS (DELETE FROM wishes w USING ended WHERE w.search_id = ended.id)`;

/** Whether `wishes w` is about somebody or a project that a person still sees. Elsewhere it counts as gone. */
export const isWishSeenBy = (person: Operand) => sql`
  (EXISTS (SELECT FROM users u WHERE u.id = w.person_id AND ${isShownTo(sql`u`, person)})
    OR EXISTS (SELECT FROM projects p WHERE p.id = w.project_id AND ${isVisibleTo(person)}))`;

/** Whether a person is on the team of `projects p`, as its owner or a member. */
export const isOnTeam = (person: Operand) => sql`(p.owner_id = ${person} OR ${isMember(person)})`;

/** Whether `team_searches s` looks: it has not ended, and there is somebody whom others may see, or a project that takes people. */
export const LOOKS = sql`
  (s.ended_at IS NULL AND (
    EXISTS (SELECT FROM users u WHERE u.id = s.user_id AND ${isShown(sql`u`)})
    OR EXISTS (SELECT FROM projects p WHERE p.id = s.project_id AND NOT p.is_hidden AND ${IS_LOOKING})))`;

/** How many more people `projects p` takes: as many as come, while its size is not chosen. */
export const SEATS = sql`
  CASE WHEN p.max_team_size = ${literal(TEAM_SIZE_NOT_CHOSEN)} THEN ${literal(LIMITS.teamSizeMax)} ELSE ${OPEN_SEATS} END`;

const IS_COMPLETE = sql`
  (SELECT count(*) FROM team_proposal_parts part JOIN team_searches s ON s.id = part.search_id
   WHERE part.proposal_id = t.id AND ${LOOKS}) = t.parts`;

/** Whether the project that `team_proposals t` is about has a seat for each newcomer, and for some more. */
const takes = (more: number) => sql`
  (t.project_id IS NULL OR EXISTS (
    SELECT FROM projects p WHERE p.id = t.project_id AND (${SEATS}) >= (
      SELECT count(*) + ${literal(more)} FROM team_proposal_parts part JOIN team_searches s ON s.id = part.search_id
      WHERE part.proposal_id = t.id AND NOT ${isMember(sql`s.user_id`)} AND s.user_id <> p.owner_id)))`;

export const TAKES_ALL = takes(0);

const IS_AMONG_FRIENDS = sql`
  NOT EXISTS (
    SELECT FROM (SELECT someone.* ${PROPOSAL_PEOPLE}) one, (SELECT someone.* ${PROPOSAL_PEOPLE}) other
    WHERE one.search_id < other.search_id AND ${isBlockedEitherWay(sql`one.user_id`, sql`other.user_id`)})`;

/** Whether `team_proposal_parts part` of `team_proposals t` is of somebody who said yes and then left, noted or not yet. */
export const IS_BREAK = sql`(part.broke OR t.state = 'open' AND part.answer = 'yes'
  AND NOT EXISTS (SELECT FROM team_searches s WHERE s.id = part.search_id))`;

/** Whether `team_proposals t` made a team. The project that one looks with is no other team, while somebody it brought is there. */
export const isOtherTeam = (project: Operand) => sql`
  (t.state = 'formed' AND (t.project_id IS DISTINCT FROM ${project} OR NOT EXISTS (
    SELECT FROM team_proposal_parts brought JOIN team_searches s ON s.id = brought.search_id
      JOIN project_members m ON m.project_id = t.project_id AND m.user_id = s.user_id WHERE brought.proposal_id = t.id)))`;

/** Whether `team_proposals t` can still become a team: it is open, and all of it look, may know of each other, and have a seat. */
export const STANDS = sql`(t.state = 'open' AND ${IS_COMPLETE} AND ${TAKES_ALL} AND ${IS_AMONG_FRIENDS})`;

const AVOIDS = sql`
  EXISTS (
    SELECT FROM wishes w WHERE w.kind = 'avoid' AND (
      w.search_id = own.id AND w.person_id IN (SELECT someone.user_id ${PROPOSAL_PEOPLE})
      OR w.person_id = own.user_id AND w.search_id IN (
        SELECT part.search_id FROM team_proposal_parts part WHERE part.proposal_id = t.id)))`;

/** Whether the person of `team_searches own` can still join `team_proposals t` instead of their own proposed team. */
const MAY_BE_CHOSEN = sql`
  (t.answer_until > now() AND ${STANDS} AND ${takes(1)} AND NOT ${AVOIDS}
    AND NOT EXISTS (
      SELECT FROM (SELECT someone.user_id ${PROPOSAL_PEOPLE}) other
      WHERE other.user_id = own.user_id OR ${isBlockedEitherWay(sql`other.user_id`, sql`own.user_id`)})
    AND (SELECT count(DISTINCT someone.user_id) ${PROPOSAL_PEOPLE}) < (
      SELECT coalesce(h.team_size_max, r.team_size + 1)
      FROM team_rounds r JOIN hackathons h ON h.id = r.hackathon_id WHERE r.id = t.round_id))`;

/** The `proposal_alternatives a` that a person may choose instead of a proposal that waits for their answer, with `projects p`. */
export const alternativesOf = (proposal: Operand, person: Operand) => sql`
  FROM proposal_alternatives a JOIN team_searches own ON own.id = a.search_id AND own.user_id = ${person}
    JOIN team_proposal_parts mine ON mine.proposal_id = a.proposal_id AND mine.search_id = own.id AND mine.answer IS NULL
    JOIN team_proposals other ON other.id = a.other_id JOIN projects p ON p.id = other.project_id
  WHERE a.proposal_id = ${proposal} AND EXISTS (SELECT FROM team_proposals t WHERE t.id = other.id AND ${MAY_BE_CHOSEN})`;

/** Whether `team_searches s` is part of a team that was proposed, `t`. */
const hasProposal = (condition: Sql) => sql`EXISTS (
  SELECT FROM team_proposal_parts part JOIN team_proposals t ON t.id = part.proposal_id
    LEFT JOIN projects made ON made.id = t.project_id
  WHERE part.search_id = s.id AND ${condition})`;

/** Whether `team_searches s` is part of a team that waits for answers. */
export const IS_PROPOSED = hasProposal(sql`t.state = 'open'`);

/** A team that was archived or deleted doesn't count. */
export const HAS_TEAM = sql`(s.ended_at IS NOT NULL AND ${hasProposal(sql`t.state = 'formed' AND made.status <> 'Archived'`)})`;

/** Whether `team_searches s` looks for a team, or has found one. */
export const TAKES_PART = sql`(${LOOKS} OR ${HAS_TEAM})`;

/** The project, `id` and `title`, of a person's team of two or more for an event: the first, where they are on several. */
export const teamAt = (hackathon: Operand, person: Operand) => sql`
  SELECT p.id, p.title FROM projects p
  WHERE p.hackathon_id = ${hackathon} AND p.member_count > 0 AND p.status NOT IN ('Archived', 'Completed')
    AND p.id IN (
      SELECT mine.id FROM projects mine WHERE mine.owner_id = ${person}
      UNION SELECT m.project_id FROM project_members m WHERE m.user_id = ${person})
  ORDER BY p.created_at, p.id LIMIT 1`;

/**
 * Ids of everybody who takes part in an event, with the members of teams.
 *
 * @param among `LIMIT` of the searches that are read
 */
export const peopleAt = (hackathon: Operand, among = empty) => sql`
  SELECT DISTINCT someone.user_id AS id
  FROM (SELECT s.id FROM team_searches s WHERE s.hackathon_id = ${hackathon} AND ${TAKES_PART} ${among}) AS part
    CROSS JOIN ${peopleOfSearch(sql`part.id`)} someone`;

/** Whether `hackathons h` is known to be short. Its page has the same rule (`days.ts` of mf-hackathons). */
export const IS_SHORT = sql`coalesce(h.ends_at - h.starts_at <= make_interval(days => ${literal(SHORT_EVENT_DAYS)}), false)`;
