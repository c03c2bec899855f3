import { MOST_BROKEN_PROPOSALS } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IdentityHasher } from '../platform/auth/identity-keys.ts';
import { TODAY } from '../projects/project-conditions.ts';
import type { Answerer } from './placing.repository.ts';
import { IS_BREAK, LOOKS, PROPOSAL_PEOPLE, SEARCH_PEOPLE, TAKES_ALL } from './team-search.conditions.ts';

type Pair = readonly [string, string];

/** Whether the search behind part `own` of `team_proposals t` has ended, or is of a project with too few seats for all. */
const CANNOT_JOIN = `
  (NOT EXISTS (SELECT FROM team_searches s WHERE s.id = own.search_id AND ${LOOKS})
   OR NOT ${TAKES_ALL} AND EXISTS (
     SELECT FROM team_searches s WHERE s.id = own.search_id AND s.project_id = t.project_id))`;

const hasBlocked = (who: string) => `
  EXISTS (
    SELECT FROM ${SEARCH_PEOPLE} mine JOIN blocks b ON b.blocker_id = mine.user_id
    WHERE mine.search_id = own.search_id AND ${who} AND b.blocked_id IN (
      SELECT someone.user_id ${PROPOSAL_PEOPLE} AND part.search_id <> own.search_id))`;

/** A block by any member ends the proposal. It counts as a break only if the owner, who answers for the project, blocked. */
const RECORD = `
  UPDATE team_proposal_parts own SET answer = 'no', answered_at = clock_timestamp(),
    broke = own.answer IS NOT DISTINCT FROM 'yes' AND (${CANNOT_JOIN} OR ${hasBlocked('mine.answers')})
  FROM team_proposals t JOIN team_rounds r ON r.id = t.round_id
  WHERE own.proposal_id = t.id AND r.hackathon_id = $1 AND t.state = 'open' AND own.answer IS DISTINCT FROM 'no'
    AND (${CANNOT_JOIN} OR ${hasBlocked('true')})`;

/**
 * Answers that the given seekers gave at an event before. `$2` and `$3` pair a search with its id or a key of its identity, so
 * answers from deleted searches and accounts are found too.
 */
const PAST_ANSWERS = `
  WITH known AS (SELECT * FROM unnest($2::uuid[], $3::text[]) AS known (search_id, key)),
  past AS (
    SELECT DISTINCT part.proposal_id, known.search_id, part.answer, ${IS_BREAK} AS broke
    FROM team_rounds r JOIN team_proposals t ON t.round_id = r.id JOIN team_proposal_parts part ON part.proposal_id = t.id
      CROSS JOIN LATERAL (VALUES (part.search_id::text), (part.identity), (part.address)) AS own (key)
      JOIN known ON known.key = own.key
    WHERE r.hackathon_id = $1)`;

const DECLINED = `${PAST_ANSWERS}
  SELECT DISTINCT one.search_id AS one, other.search_id AS other FROM past one JOIN past other USING (proposal_id)
  WHERE one.answer = 'no' AND other.search_id <> one.search_id`;

const BROKE_TOO_OFTEN = `${PAST_ANSWERS}
  SELECT search_id AS id FROM past WHERE broke GROUP BY search_id
  HAVING count(DISTINCT proposal_id) >= ${MOST_BROKEN_PROPOSALS}`;

const FORGET = `
  UPDATE team_proposal_parts part SET identity = NULL, address = NULL
  FROM team_proposals t JOIN team_rounds r ON r.id = t.round_id JOIN hackathons h ON h.id = r.hackathon_id
  WHERE t.id = part.proposal_id AND part.identity IS NOT NULL AND h.event_date < ${TODAY}`;

/** Who declined whom at an event, and who broke proposals, also from an earlier account of the same person. */
@Injectable()
export class BreaksRepository {
  constructor(private readonly hasher: IdentityHasher) {}

  /** Answers no for each part that can't join its open proposal any more, and marks breaks. Needs the event's lock. */
  async record(manager: EntityManager, hackathonId: string): Promise<void> {
    await manager.query(RECORD, [hackathonId]);
  }

  /** Pairs of searches: the first declined a team that the second was in. */
  async findDeclined(manager: EntityManager, hackathonId: string, answerers: readonly Answerer[]): Promise<Pair[]> {
    const keys = this.keysOf(answerers);
    const rows = await manager.query<{ one: string; other: string }[]>(DECLINED, [hackathonId, ...keys]);
    return rows.map(({ one, other }): Pair => [one, other]);
  }

  /** Searches of people who broke too many proposals to get another one. */
  async findExcluded(
    manager: EntityManager,
    hackathonId: string,
    answerers: readonly Answerer[],
  ): Promise<Set<string>> {
    const keys = this.keysOf(answerers);
    const rows = await manager.query<{ id: string }[]>(BROKE_TOO_OFTEN, [hackathonId, ...keys]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Erases the keys of identities from events that are over. */
  async forget(manager: EntityManager): Promise<void> {
    await manager.query(FORGET);
  }

  private keysOf(answerers: readonly Answerer[]): [string[], string[]] {
    const pairs = answerers.flatMap((answerer) => {
      const { identities, addresses } = this.hasher.knownKeysOf(answerer);
      return [answerer.searchId, ...identities, ...addresses].map((key): Pair => [answerer.searchId, key]);
    });
    return [pairs.map(([searchId]) => searchId), pairs.map(([, key]) => key)];
  }
}
