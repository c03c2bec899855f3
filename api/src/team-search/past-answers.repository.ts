import { MOST_BROKEN_PROPOSALS, MOST_FOUND_TEAMS } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { queryRows } from '../database/query.ts';
import { literal } from '../database/sql.ts';
import { IdentityHasher } from '../platform/auth/identity-keys.ts';
import type { Answerer, Seeker } from './placing.repository.ts';
import { IS_BREAK, isOtherTeam } from './team-search.conditions.ts';

type Pair = readonly [string, string];

/**
 * Answers that the given seekers gave at an event before.
 *
 * @param ids of searches or people
 * @param keys what a part may carry of each, so answers from deleted searches and accounts are found too
 */
const withPast = (hackathonId: string, ids: readonly string[], keys: readonly string[]) => sql`
  WITH known AS (SELECT * FROM unnest(${ids}::uuid[], ${keys}::text[]) AS known (id, key)),
  past AS (
    SELECT DISTINCT part.proposal_id, known.id, part.answer, ${IS_BREAK} AS broke
    FROM team_rounds r JOIN team_proposals t ON t.round_id = r.id JOIN team_proposal_parts part ON part.proposal_id = t.id
      CROSS JOIN LATERAL (VALUES (part.search_id::text), (part.identity), (part.address)) AS own (key)
      JOIN known ON known.key = own.key
    WHERE r.hackathon_id = ${hackathonId})`;

const DECLINED = sql`
  SELECT DISTINCT one.id AS one, other.id AS other FROM past one JOIN past other USING (proposal_id)
  WHERE one.answer = 'no' AND other.id <> one.id`;

const BROKE_TOO_OFTEN = sql`
  SELECT id FROM past WHERE broke GROUP BY id HAVING count(DISTINCT proposal_id) >= ${literal(MOST_BROKEN_PROPOSALS)}`;

const FOUND_ENOUGH = sql`
  SELECT s.id FROM past JOIN team_searches s ON s.id = past.id JOIN team_proposals t ON t.id = past.proposal_id
  WHERE ${isOtherTeam(sql`s.project_id`)} GROUP BY s.id HAVING count(DISTINCT t.id) >= ${literal(MOST_FOUND_TEAMS)}`;

/** Who declined whom at an event, who broke proposals, and who found teams, also from an earlier account of the same person. */
@Injectable()
export class PastAnswersRepository {
  private readonly known = new WeakMap<Answerer, readonly string[]>();

  constructor(private readonly hasher: IdentityHasher) {}

  /** Pairs of searches: the first declined a team that the second was in. */
  async findDeclined(manager: EntityManager, hackathonId: string, answerers: readonly Answerer[]): Promise<Pair[]> {
    const past = this.pastOf(hackathonId, answerers, ({ searchId }) => searchId);
    const rows = await queryRows<{ one: string; other: string }>(manager, sql`${past} ${DECLINED}`);
    return rows.map(({ one, other }): Pair => [one, other]);
  }

  /** People who broke too many proposals to get another one. */
  async findExcluded(manager: EntityManager, hackathonId: string, seekers: readonly Seeker[]): Promise<Set<string>> {
    const past = this.pastOf(hackathonId, seekers, ({ userId }) => userId);
    const rows = await queryRows<{ id: string }>(manager, sql`${past} ${BROKE_TOO_OFTEN}`);
    return new Set(rows.map(({ id }) => id));
  }

  /** Searches of people for whom rounds have found enough teams. */
  async findServed(manager: EntityManager, hackathonId: string, answerers: readonly Answerer[]): Promise<Set<string>> {
    const past = this.pastOf(hackathonId, answerers, ({ searchId }) => searchId);
    const rows = await queryRows<{ id: string }>(manager, sql`${past} ${FOUND_ENOUGH}`);
    return new Set(rows.map(({ id }) => id));
  }

  private pastOf<One extends Answerer>(hackathonId: string, people: readonly One[], idOf: (one: One) => string): Sql {
    const pairs = people.flatMap((one) => [idOf(one), ...this.knownKeysOf(one)].map((key): Pair => [idOf(one), key]));
    return withPast(
      hackathonId,
      pairs.map(([id]) => id),
      pairs.map(([, key]) => key),
    );
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
