import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute, queryRow } from '../database/query.ts';
import type { CallerWithProfile } from '../platform/auth/caller.ts';
import { IdentityHasher, type KnownKeys } from '../platform/auth/identity-keys.ts';
import { endingSearches, IS_BREAK, isOtherTeam, LOOKS, teamAt } from './team-search.conditions.ts';

export interface Hindrance {
  /** For themselves, or with another project. */
  readonly isLooking: boolean;
  /** A round has made or filled another project of theirs. */
  readonly hasTeam: boolean;
  /** They would look for themselves, and are on a team for the event. */
  readonly isOnTeam: boolean;
  /** How many teams rounds have found them, also ones that are no more. */
  readonly found: number;
  /** How many proposals they have said yes to and left. */
  readonly broken: number;
}

/** Their parts of proposals at an event, also from an earlier account. */
const partsOf = (hackathonId: string, { identities, addresses }: KnownKeys) => sql`
  FROM team_rounds r JOIN team_proposals t ON t.round_id = r.id JOIN team_proposal_parts part ON part.proposal_id = t.id
  WHERE r.hackathon_id = ${hackathonId} AND (part.identity = ANY (${identities}) OR part.address = ANY (${addresses}))`;

/** What keeps people from looking for a team. */
@Injectable()
export class HindranceRepository {
  constructor(private readonly hasher: IdentityHasher) {}

  /** Ends what they look for in vain, as with an archived project: it would go on next to another search. */
  async endVain(manager: EntityManager, hackathonId: string, profileId: string): Promise<void> {
    await execute(
      manager,
      sql`
        WITH ${endingSearches(sql`
          s.hackathon_id = ${hackathonId} AND NOT ${LOOKS} AND (
            s.user_id = ${profileId} OR s.project_id IN (SELECT mine.id FROM projects mine WHERE mine.owner_id = ${profileId}))`)}
        SELECT FROM ended`,
    );
  }

  /** @param projectId that they would look with */
  async find(
    manager: EntityManager,
    hackathonId: string,
    caller: CallerWithProfile,
    projectId: string | null,
  ): Promise<Hindrance> {
    const { profileId } = caller;
    const parts = partsOf(hackathonId, this.hasher.knownKeysOf(caller));
    const hindrance = await queryRow<Hindrance>(
      manager,
      sql`
        SELECT EXISTS (
            SELECT FROM team_searches s
            WHERE s.hackathon_id = ${hackathonId} AND s.project_id IS DISTINCT FROM ${projectId} AND s.ended_at IS NULL AND s.id IN (
              SELECT own.id FROM team_searches own WHERE own.user_id = ${profileId}
              UNION ALL SELECT owned.id FROM team_searches owned JOIN projects mine ON mine.id = owned.project_id
              WHERE mine.owner_id = ${profileId})) AS "isLooking",
          EXISTS (
            SELECT FROM team_rounds r JOIN team_proposals t ON t.round_id = r.id JOIN projects p ON p.id = t.project_id
            WHERE r.hackathon_id = ${hackathonId} AND t.state = 'formed' AND p.owner_id = ${profileId}
              AND p.id IS DISTINCT FROM ${projectId} AND p.status NOT IN ('Archived', 'Completed')) AS "hasTeam",
          ${projectId}::uuid IS NULL AND EXISTS (${teamAt(hackathonId, profileId)}) AS "isOnTeam",
          (SELECT count(DISTINCT t.id)::int ${parts} AND ${isOtherTeam(projectId)}) AS found,
          (SELECT count(*)::int ${parts} AND ${IS_BREAK}) AS broken`,
    );
    if (!hindrance) throw new Error('A statement without a table has answered no row.');
    return hindrance;
  }
}
