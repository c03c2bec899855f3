import { randomUUID } from 'node:crypto';
import { MOST_BROKEN_PROPOSALS, MOST_FOUND_TEAMS } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sample } from '../database/sql.ts';
import { IdentityHasher } from '../platform/auth/identity-keys.ts';
import { TODAY } from '../visibility/project-conditions.ts';
import type { Answerer, Seeker } from './placing.repository.ts';
import { IS_BREAK, isOtherTeam, LOOKS, PROPOSAL_PEOPLE, peopleOfSearch, TAKES_ALL } from './team-search.conditions.ts';

type Pair = readonly [string, string];

interface BlockingMember extends Answerer {
  readonly proposalId: string;
}

/** Whether the search behind part `own` of `team_proposals t` has ended, or is of a project with too few seats for all. */
const CANNOT_JOIN = `
  (NOT EXISTS (SELECT FROM team_searches s WHERE s.id = own.search_id AND ${LOOKS})
   OR NOT ${TAKES_ALL} AND EXISTS (
     SELECT FROM team_searches s WHERE s.id = own.search_id AND s.project_id = t.project_id))`;

/** Whether somebody has joined the project of part `own` since, as with an invite: its owner is not to blame for the seat. */
const HAS_BEEN_JOINED = `
  EXISTS (
    SELECT FROM team_searches s JOIN projects p ON p.id = s.project_id JOIN project_members m ON m.project_id = p.id
    WHERE s.id = own.search_id AND NOT p.is_hidden AND p.status NOT IN ('Archived', 'Completed')
      AND m.joined_at > t.created_at)`;

const hasBlocked = (who: string) => `
  EXISTS (
    SELECT FROM ${peopleOfSearch('own.search_id')} mine JOIN blocks b ON b.blocker_id = mine.user_id
    WHERE ${who} AND b.blocked_id IN (
      SELECT someone.user_id ${PROPOSAL_PEOPLE} AND part.search_id <> own.search_id))`;

/** A block by anybody on a team ends its proposal. Only the owner's own block is the owner's break. */
const RECORD = `
  UPDATE team_proposal_parts own SET answer = 'no', answered_at = clock_timestamp(),
    broke = own.answer IS NOT DISTINCT FROM 'yes' AND (${CANNOT_JOIN} AND NOT ${HAS_BEEN_JOINED} OR ${hasBlocked('mine.answers')})
  FROM team_proposals t JOIN team_rounds r ON r.id = t.round_id
  WHERE own.proposal_id = t.id AND r.hackathon_id = $1 AND t.state = 'open' AND own.answer IS DISTINCT FROM 'no'
    AND (${CANNOT_JOIN} OR ${hasBlocked('true')})`;

/** Members who broke the yes of their project by a block: the break is theirs. */
const BLOCKING_MEMBERS = `
  SELECT DISTINCT ON (own.proposal_id, own.search_id) own.proposal_id AS "proposalId", own.search_id AS "searchId",
    u.firebase_uid AS uid, u.email, u.email_confirmed AS "isEmailConfirmed"
  FROM team_proposals t JOIN team_rounds r ON r.id = t.round_id JOIN team_proposal_parts own ON own.proposal_id = t.id
    JOIN ${peopleOfSearch('own.search_id')} person ON NOT person.answers JOIN users u ON u.id = person.user_id
  WHERE r.hackathon_id = $1 AND t.state = 'open' AND own.answer = 'yes' AND NOT ${CANNOT_JOIN}
    AND NOT ${hasBlocked('mine.answers')} AND ${hasBlocked('mine.user_id = person.user_id')}
  ORDER BY own.proposal_id, own.search_id, u.id`;

const BLAME = `
  UPDATE team_proposal_parts SET broke = true, identity = $3, address = $4 WHERE proposal_id = $1 AND search_id = $2`;

/**
 * Answers that the given seekers gave at an event before. `$2` and `$3` pair the id of a search or a person with what a part
 * may carry of theirs, so answers from deleted searches and accounts are found too.
 */
const PAST_ANSWERS = `
  WITH known AS (SELECT * FROM unnest($2::uuid[], $3::text[]) AS known (id, key)),
  past AS (
    SELECT DISTINCT part.proposal_id, known.id, part.answer, ${IS_BREAK} AS broke
    FROM team_rounds r JOIN team_proposals t ON t.round_id = r.id JOIN team_proposal_parts part ON part.proposal_id = t.id
      CROSS JOIN LATERAL (VALUES (part.search_id::text), (part.identity), (part.address)) AS own (key)
      JOIN known ON known.key = own.key
    WHERE r.hackathon_id = $1)`;

const DECLINED = `${PAST_ANSWERS}
  SELECT DISTINCT one.id AS one, other.id AS other FROM past one JOIN past other USING (proposal_id)
  WHERE one.answer = 'no' AND other.id <> one.id`;

const BROKE_TOO_OFTEN = `${PAST_ANSWERS}
  SELECT id FROM past WHERE broke GROUP BY id HAVING count(DISTINCT proposal_id) >= ${MOST_BROKEN_PROPOSALS}`;

const FOUND_ENOUGH = `${PAST_ANSWERS}
  SELECT s.id FROM past JOIN team_searches s ON s.id = past.id JOIN team_proposals t ON t.id = past.proposal_id
  WHERE ${isOtherTeam('s.project_id')} GROUP BY s.id HAVING count(DISTINCT t.id) >= ${MOST_FOUND_TEAMS}`;

const WITH_KEYS = 'SELECT proposal_id FROM team_proposal_parts WHERE identity IS NOT NULL';

const FORGET = `
  UPDATE team_proposal_parts part SET identity = NULL, address = NULL
  FROM (
    SELECT p.proposal_id, p.search_id FROM team_proposal_parts p JOIN team_proposals t ON t.id = p.proposal_id
      JOIN team_rounds r ON r.id = t.round_id JOIN hackathons h ON h.id = r.hackathon_id
    WHERE p.identity IS NOT NULL AND h.event_date < ${TODAY} AND p.proposal_id IN ${sample(WITH_KEYS, 'proposal_id', '$2')}
    FOR UPDATE OF p SKIP LOCKED) AS over
  WHERE part.proposal_id = over.proposal_id AND part.search_id = over.search_id`;

/** Who declined whom at an event, who broke proposals, and who found teams, also from an earlier account of the same person. */
@Injectable()
export class BreaksRepository {
  private readonly known = new WeakMap<Answerer, readonly string[]>();

  constructor(private readonly hasher: IdentityHasher) {}

  /** Answers no for each part that can't join its open proposal any more, and marks breaks. Needs the event's lock. */
  async record(manager: EntityManager, hackathonId: string): Promise<void> {
    const members = await manager.query<BlockingMember[]>(BLOCKING_MEMBERS, [hackathonId]);
    await manager.query(RECORD, [hackathonId]);
    for (const { proposalId, searchId, ...member } of members) {
      const { identity, address } = this.hasher.keysOf(member);
      await manager.query(BLAME, [proposalId, searchId, identity, address]);
    }
  }

  /** Pairs of searches: the first declined a team that the second was in. */
  async findDeclined(manager: EntityManager, hackathonId: string, answerers: readonly Answerer[]): Promise<Pair[]> {
    const keys = this.keysOf(answerers, ({ searchId }) => searchId);
    const rows = await manager.query<{ one: string; other: string }[]>(DECLINED, [hackathonId, ...keys]);
    return rows.map(({ one, other }): Pair => [one, other]);
  }

  /** People who broke too many proposals to get another one. */
  async findExcluded(manager: EntityManager, hackathonId: string, seekers: readonly Seeker[]): Promise<Set<string>> {
    const keys = this.keysOf(seekers, ({ userId }) => userId);
    const rows = await manager.query<{ id: string }[]>(BROKE_TOO_OFTEN, [hackathonId, ...keys]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Searches of people for whom rounds have found enough teams. */
  async findServed(manager: EntityManager, hackathonId: string, answerers: readonly Answerer[]): Promise<Set<string>> {
    const keys = this.keysOf(answerers, ({ searchId }) => searchId);
    const rows = await manager.query<{ id: string }[]>(FOUND_ENOUGH, [hackathonId, ...keys]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Erases the keys of identities from events that are over. @param most how many parts it looks at. @returns of how many */
  async forget(manager: EntityManager, most: number): Promise<number> {
    const [, erased] = await manager.query<[unknown, number]>(FORGET, [randomUUID(), most]);
    return erased;
  }

  private keysOf<One extends Answerer>(people: readonly One[], idOf: (one: One) => string): [string[], string[]] {
    const pairs = people.flatMap((one) => [idOf(one), ...this.knownKeysOf(one)].map((key): Pair => [idOf(one), key]));
    return [pairs.map(([id]) => id), pairs.map(([, key]) => key)];
  }

  /** Hashed once, as a run asks three questions about each of thousands. */
  private knownKeysOf(one: Answerer): readonly string[] {
    const known = this.known.get(one);
    if (known) return known;
    const { identities, addresses } = this.hasher.knownKeysOf(one);
    const keys = [...identities, ...addresses];
    this.known.set(one, keys);
    return keys;
  }
}
