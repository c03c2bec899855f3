import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { lockPeopleAmong, lockProjectsAtEvent } from '../database/lock-order.ts';
import { execute, queryRow, queryRows } from '../database/query.ts';
import { IdentityHasher } from '../platform/auth/identity-keys.ts';
import { peopleOfSearch } from '../visibility/proposal-conditions.ts';
import type { Alternative } from './alternatives.rules.ts';
import type { Seeker } from './placing.repository.ts';
import type { EventFacts } from './placing-input.ts';
import type { TeamProposalEntity } from './team-proposal.entity.ts';
import { IS_SHORT } from './team-search.conditions.ts';

/** What a run is about. Another one has come between when round or proposals are others. */
export interface Run extends EventFacts {
  readonly roundId: string;
  readonly hackathonId: string;
  readonly size: number;
  /** How many people a team has at least and at most. */
  readonly least: number;
  readonly most: number;
  /** How many teams have been proposed at the event. */
  readonly proposals: number;
  /** Ids of searches that are to be placed. */
  readonly toPlace: readonly string[];
}

interface ProposedTeam
  extends Pick<TeamProposalEntity, 'roundId' | 'reasons' | 'missing' | 'projectId' | 'answerUntil'> {
  readonly people: readonly Seeker[];
}

/** What a run says of one search. */
interface PlacedSearch {
  readonly id: string;
  /** It is to be placed again. */
  readonly isAgain: boolean;
  /** Why it is in no team. */
  readonly reason: string | null;
}

const peopleAtEvent = (hackathonId: string) => sql`
  SELECT someone.user_id FROM team_searches s CROSS JOIN ${peopleOfSearch(sql`s.id`)} someone
  WHERE s.hackathon_id = ${hackathonId} AND s.ended_at IS NULL`;

const lastRun = (hackathonId: string) => sql`
  SELECT r.id AS "roundId", r.hackathon_id AS "hackathonId", r.team_size AS size,
    coalesce(h.team_size_min, 2) AS least, coalesce(h.team_size_max, r.team_size + 1) AS most, h.tech_stack AS technologies,
    ${IS_SHORT} AS "isShort",
    (SELECT count(*)::int FROM team_rounds own JOIN team_proposals t ON t.round_id = own.id
     WHERE own.hackathon_id = ${hackathonId}) AS proposals,
    ARRAY(SELECT s.id FROM team_searches s WHERE s.hackathon_id = ${hackathonId} AND s.place_again) AS "toPlace"
  FROM team_rounds r JOIN hackathons h ON h.id = r.hackathon_id
  WHERE r.hackathon_id = ${hackathonId} ORDER BY r.created_at DESC, r.id LIMIT 1`;

/** One statement for all: a round may propose a thousand teams. */
const insertProposals = (proposals: string) => sql`
  INSERT INTO team_proposals (id, round_id, parts, reasons, missing, project_id, answer_until)
  SELECT * FROM json_to_recordset(${proposals}) AS team (id uuid, "roundId" uuid, parts smallint, reasons text[], missing text[],
    "projectId" uuid, "answerUntil" timestamptz)`;

const insertParts = (parts: string) => sql`
  INSERT INTO team_proposal_parts (proposal_id, search_id, identity, address)
  SELECT * FROM json_to_recordset(${parts}) AS part ("proposalId" uuid, "searchId" uuid, identity text, address text)`;

const insertAlternatives = (alternatives: string) => sql`
  INSERT INTO proposal_alternatives (proposal_id, search_id, other_id, reasons)
  SELECT * FROM json_to_recordset(${alternatives}) AS one ("proposalId" uuid, "searchId" uuid, "otherId" uuid, reasons text[])`;

/** Whether the last team that was proposed to `team_searches s` since it began fell through, though it said yes. */
const AGREED_IN_VAIN = sql`
  (SELECT t.state = 'ended' AND part.answer = 'yes' AND t.created_at > s.created_at
   FROM team_proposal_parts part JOIN team_proposals t ON t.id = part.proposal_id
   WHERE part.search_id = s.id ORDER BY t.created_at DESC, t.id LIMIT 1)`;

/** What one run locks and writes. */
@Injectable()
export class RunsRepository {
  constructor(private readonly hasher: IdentityHasher) {}

  /** Nobody blocks, leaves, or is hidden meanwhile. */
  async hold(manager: EntityManager, hackathonId: string): Promise<void> {
    await lockProjectsAtEvent(manager, hackathonId);
    await lockPeopleAmong(manager, peopleAtEvent(hackathonId));
  }

  /** Of the last round. */
  find(manager: EntityManager, hackathonId: string): Promise<Run | null> {
    return queryRow(manager, lastRun(hackathonId));
  }

  /** @param alternatives those of other teams are left out */
  async propose(
    manager: EntityManager,
    teams: readonly ProposedTeam[],
    alternatives: readonly Alternative[],
  ): Promise<void> {
    const proposed = teams.map(({ people, ...team }) => ({
      row: { ...team, id: randomUUID(), parts: people.filter(({ answers }) => answers).length },
      people,
    }));
    const parts = proposed.flatMap(({ row, people }) =>
      people
        .filter(({ answers }) => answers)
        .map(({ searchId, ...who }) => ({ proposalId: row.id, searchId, ...this.hasher.keysOf(who) })),
    );
    await execute(manager, insertProposals(JSON.stringify(proposed.map(({ row }) => row))));
    await execute(manager, insertParts(JSON.stringify(parts)));
    const proposalOf = new Map(parts.map(({ searchId, proposalId }) => [searchId, proposalId]));
    const rows = alternatives.flatMap(({ unit, project, reasons }) => {
      const [proposalId, otherId] = [proposalOf.get(unit), proposalOf.get(project)];
      return proposalId && otherId ? [{ proposalId, searchId: unit, otherId, reasons }] : [];
    });
    await execute(manager, insertAlternatives(JSON.stringify(rows)));
  }

  /**
   * Placed, told why not, or to be placed again.
   *
   * @returns ids of people who said yes to their last team, and are told for the first time since that there is no other
   */
  async note(manager: EntityManager, searches: readonly PlacedSearch[]): Promise<string[]> {
    const people = await queryRows<{ id: string }>(
      manager,
      sql`
        WITH noted AS (
          UPDATE team_searches s SET place_again = told."isAgain", unplaced_because = told.reason
          FROM json_to_recordset(${JSON.stringify(searches)}) AS told (id uuid, "isAgain" boolean, reason text)
            JOIN team_searches before ON before.id = told.id
          WHERE s.id = told.id AND s.ended_at IS NULL
          RETURNING s.id, s.created_at, told.reason IS NOT NULL AND before.unplaced_because IS NULL AS is_news)
        SELECT DISTINCT someone.user_id AS id FROM noted s CROSS JOIN ${peopleOfSearch(sql`s.id`)} someone
        WHERE s.is_news AND ${AGREED_IN_VAIN}`,
    );
    return people.map(({ id }) => id);
  }
}
