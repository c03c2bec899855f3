import { SMALLEST_TEAM, type TeamProposal, type ValidAnswerTeamProposal } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../database/query.ts';
import { isoDay, literal } from '../database/sql.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { IdentityHasher } from '../platform/auth/identity-keys.ts';
import { PROPOSAL_PEOPLE } from '../visibility/proposal-conditions.ts';
import type { EventFacts } from './placing-input.ts';
import type { TeamProposalEntity } from './team-proposal.entity.ts';
import { proposalColumnsFor } from './team-proposal-columns.ts';
import { endingSearches, IS_SHORT, STANDS } from './team-search.conditions.ts';
import { TeamSearchEntity } from './team-search.entity.ts';

/** A proposal, and what the caller is to it. */
export interface ProposalAccess extends EventFacts, Pick<TeamProposalEntity, 'id' | 'projectId' | 'answerUntil'> {
  readonly hackathonId: string;
  readonly hackathonTitle: string;
  readonly eventDate: string;
  readonly teamSize: number;
  /** How many people a team of the event has at least. */
  readonly least: number;
  /** It is open and nothing has broken it. */
  readonly stands: boolean;
  /** Ids of all its people. */
  readonly people: readonly string[];
  /** The search that the caller is in; `null` where they are in none. */
  readonly searchId: string | null;
  /** Whether they are who answers for it. */
  readonly answers: boolean | null;
}

const accessOf = (id: string, viewerId: string) => sql`
  SELECT t.id, t.project_id AS "projectId", t.answer_until AS "answerUntil", r.hackathon_id AS "hackathonId",
    h.title AS "hackathonTitle", ${isoDay(sql`h.event_date`)} AS "eventDate", r.team_size AS "teamSize",
    coalesce(h.team_size_min, ${literal(SMALLEST_TEAM)}) AS least, h.tech_stack AS technologies, ${IS_SHORT} AS "isShort", ${STANDS} AS stands,
    ARRAY(SELECT DISTINCT someone.user_id ${PROPOSAL_PEOPLE}) AS people, own.search_id AS "searchId", own.answers
  FROM team_proposals t JOIN team_rounds r ON r.id = t.round_id JOIN hackathons h ON h.id = r.hackathon_id
    LEFT JOIN LATERAL (
      SELECT part.search_id, someone.answers ${PROPOSAL_PEOPLE} AND someone.user_id = ${viewerId}
      ORDER BY someone.answers DESC, part.search_id LIMIT 1) AS own ON true
  WHERE t.id = ${id}`;

/** Answers the ids of their people. @param ended an `UPDATE` that returns `id` and `is_expired` of proposals */
const endAndPlaceAgain = (ended: Sql) => sql`
  WITH ended AS (${ended}), again AS (
    UPDATE team_searches s SET place_again = s.ended_at IS NULL, missed = s.missed + (ended.is_expired AND part.answer IS NULL)::int
    FROM ended JOIN team_proposal_parts part ON part.proposal_id = ended.id WHERE s.id = part.search_id)
  SELECT DISTINCT person.user_id AS id FROM ended t CROSS JOIN LATERAL (SELECT someone.user_id ${PROPOSAL_PEOPLE}) AS person`;

/** The searches of its people at the event, whether they look for themselves or for a project that is part of it. */
const formTeam = (id: string, projectId: string) => sql`
  WITH formed AS (
    UPDATE team_proposals t SET state = 'formed', project_id = ${projectId} WHERE t.id = ${id} RETURNING t.*),
  ${endingSearches(sql`s.id IN (
    SELECT own.id FROM formed t JOIN team_rounds r ON r.id = t.round_id JOIN team_searches own ON own.hackathon_id = r.hackathon_id
    WHERE own.user_id IN (SELECT someone.user_id ${PROPOSAL_PEOPLE})
      OR own.id IN (SELECT part.search_id FROM team_proposal_parts part WHERE part.proposal_id = t.id))`)}
  SELECT FROM ended`;

export interface Joining {
  readonly userId: string;
  readonly name: string;
  readonly role: string | null;
  readonly hoursPerWeek: number | null;
}

@Injectable()
export class TeamProposalsRepository {
  constructor(private readonly hasher: IdentityHasher) {}

  findAccess(manager: EntityManager, id: string, viewerId: string): Promise<ProposalAccess | null> {
    return queryRow(manager, accessOf(id, viewerId));
  }

  findSeenBy(manager: EntityManager, viewerId: string, id: string): Promise<TeamProposal | null> {
    return queryRow(manager, sql`SELECT ${proposalColumnsFor(viewerId)} FROM team_proposals t WHERE t.id = ${id}`);
  }

  /** Who joins besides the team of a project, with the role that they take first, in the order in which they said yes. */
  findJoining(manager: EntityManager, id: string): Promise<Joining[]> {
    return queryRows(
      manager,
      sql`
        SELECT s.user_id AS "userId", u.name, u.roles[1] AS role, u.hours_per_week AS "hoursPerWeek"
        FROM team_proposal_parts part JOIN team_searches s ON s.id = part.search_id JOIN users u ON u.id = s.user_id
        WHERE part.proposal_id = ${id} ORDER BY part.answered_at, s.id`,
    );
  }

  /** A no after a yes breaks it. An address stays known while the identity is the same: it may have been confirmed then. */
  async answer(
    manager: EntityManager,
    caller: Caller,
    { id, searchId }: { id: string; searchId: string },
    answer: ValidAnswerTeamProposal['answer'],
  ): Promise<void> {
    const { identity, address } = this.hasher.keysOf(caller);
    await execute(
      manager,
      sql`
        UPDATE team_proposal_parts SET broke = answer IS NOT DISTINCT FROM 'yes' AND ${answer}::text = 'no', answer = ${answer},
          answered_at = clock_timestamp(), identity = ${identity},
          address = coalesce(${address}, CASE WHEN identity = ${identity} THEN address END)
        WHERE proposal_id = ${id} AND search_id = ${searchId}`,
    );
    await manager.update(TeamSearchEntity, { id: searchId }, { missed: 0 });
  }

  async isAgreed(manager: EntityManager, id: string): Promise<boolean> {
    const open = await queryRow(
      manager,
      sql`SELECT FROM team_proposal_parts WHERE proposal_id = ${id} AND answer IS DISTINCT FROM 'yes' LIMIT 1`,
    );
    return open === null;
  }

  /** Its people who still look are placed again. */
  async end(manager: EntityManager, id: string): Promise<void> {
    const ended = sql`UPDATE team_proposals SET state = 'ended' WHERE id = ${id} RETURNING id, false AS is_expired`;
    await queryRows(manager, endAndPlaceAgain(ended));
  }

  /** Those of an event whose time is over, or that something has broken. @returns ids of their people */
  async endBroken(manager: EntityManager, hackathonId: string): Promise<string[]> {
    const ended = sql`
      UPDATE team_proposals t SET state = 'ended' FROM team_rounds r
      WHERE r.id = t.round_id AND r.hackathon_id = ${hackathonId} AND t.state = 'open'
        AND (t.answer_until <= now() OR NOT ${STANDS})
      RETURNING t.id, t.answer_until <= now() AS is_expired`;
    return (await queryRows<{ id: string }>(manager, endAndPlaceAgain(ended))).map(({ id }) => id);
  }

  /** All of it are a team now, so they look no more. */
  async form(manager: EntityManager, id: string, projectId: string): Promise<void> {
    await execute(manager, formTeam(id, projectId));
  }

  /** The proposal that waits for the answer of a search. */
  findOpenOf(manager: EntityManager, searchId: string): Promise<Pick<TeamProposalEntity, 'id'> | null> {
    return queryRow(
      manager,
      sql`
        SELECT t.id FROM team_proposals t JOIN team_proposal_parts part ON part.proposal_id = t.id
        WHERE part.search_id = ${searchId} AND t.state = 'open'`,
    );
  }
}
