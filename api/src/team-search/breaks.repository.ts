import { MOST_BROKEN_PROPOSALS } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IdentityHasher } from '../platform/auth/identity-keys.ts';
import { TODAY } from '../projects/project-conditions.ts';
import type { Answerer } from './placing.repository.ts';
import { IS_BREAK, LOOKS, PROPOSAL_PEOPLE, SEARCH_PEOPLE, TAKES_ALL } from './team-search.conditions.ts';

type Pair = readonly [string, string];

/** Whether the search of `own`, a part of `team_proposals t`, has ended, or its project can't take all who would join. */
const HAS_LEFT = `
  (NOT EXISTS (SELECT FROM team_searches s WHERE s.id = own.search_id AND ${LOOKS})
   OR NOT ${TAKES_ALL} AND EXISTS (
     SELECT FROM team_searches s WHERE s.id = own.search_id AND s.project_id = t.project_id))`;

const hasBlocked = (who: string) => `
  EXISTS (
    SELECT FROM ${SEARCH_PEOPLE} mine JOIN blocks b ON b.blocker_id = mine.user_id
    WHERE mine.search_id = own.search_id AND ${who} AND b.blocked_id IN (
      SELECT someone.user_id ${PROPOSAL_PEOPLE} AND part.search_id <> own.search_id))`;

/** A member who blocks somebody breaks the proposal of their project, and their owner is not to blame. */
const NOTE = `
  UPDATE team_proposal_parts own SET answer = 'no', answered_at = clock_timestamp(),
    broke = own.answer IS NOT DISTINCT FROM 'yes' AND (${HAS_LEFT} OR ${hasBlocked('mine.answers')})
  FROM team_proposals t JOIN team_rounds r ON r.id = t.round_id
  WHERE own.proposal_id = t.id AND r.hackathon_id = $1 AND t.state = 'open' AND own.answer IS DISTINCT FROM 'no'
    AND (${HAS_LEFT} OR ${hasBlocked('true')})`;

/** What those who look, given by searches and keys, have said at an event, with searches and accounts that are gone. */
const PAST = `
  WITH known AS (SELECT * FROM unnest($2::uuid[], $3::text[]) AS known (search_id, key)),
  past AS (
    SELECT DISTINCT part.proposal_id, known.search_id, part.answer, ${IS_BREAK} AS broke
    FROM team_rounds r JOIN team_proposals t ON t.round_id = r.id JOIN team_proposal_parts part ON part.proposal_id = t.id
      CROSS JOIN LATERAL (VALUES (part.search_id::text), (part.identity), (part.address)) AS own (key)
      JOIN known ON known.key = own.key
    WHERE r.hackathon_id = $1)`;

const DECLINED = `${PAST}
  SELECT DISTINCT one.search_id AS one, other.search_id AS other FROM past one JOIN past other USING (proposal_id)
  WHERE one.answer = 'no' AND other.search_id <> one.search_id`;

const BROKE_TOO_OFTEN = `${PAST}
  SELECT search_id AS id FROM past WHERE broke GROUP BY search_id
  HAVING count(DISTINCT proposal_id) >= ${MOST_BROKEN_PROPOSALS}`;

const FORGET = `
  UPDATE team_proposal_parts part SET identity = NULL, address = NULL
  FROM team_proposals t JOIN team_rounds r ON r.id = t.round_id JOIN hackathons h ON h.id = r.hackathon_id
  WHERE t.id = part.proposal_id AND part.identity IS NOT NULL AND h.event_date < ${TODAY}`;

/** Who has declined whom at an event, and who has broken proposals, also with an account that they have made again. */
@Injectable()
export class BreaksRepository {
  constructor(private readonly hasher: IdentityHasher) {}

  /** Writes a no for each part that has broken an open proposal of the event. */
  async note(manager: EntityManager, hackathonId: string): Promise<void> {
    await manager.query(NOTE, [hackathonId]);
  }

  /** Pairs of searches, of which one has declined a team that the other was in. */
  async findDeclined(manager: EntityManager, hackathonId: string, answerers: readonly Answerer[]): Promise<Pair[]> {
    const keys = this.keysOf(answerers);
    const rows = await manager.query<{ one: string; other: string }[]>(DECLINED, [hackathonId, ...keys]);
    return rows.map(({ one, other }): Pair => [one, other]);
  }

  /** Searches of people who have broken so many proposals that they are in no further one. */
  async findBroke(manager: EntityManager, hackathonId: string, answerers: readonly Answerer[]): Promise<Set<string>> {
    const keys = this.keysOf(answerers);
    const rows = await manager.query<{ id: string }[]>(BROKE_TOO_OFTEN, [hackathonId, ...keys]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Once an event is over it does not matter who they were. */
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
