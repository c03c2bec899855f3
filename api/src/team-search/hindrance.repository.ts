import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CallerWithProfile } from '../platform/auth/caller.ts';
import { IdentityHasher } from '../platform/auth/identity-keys.ts';
import { IS_BREAK, isOtherTeam, LOOKS } from './team-search.conditions.ts';

/** Ends what somebody, `$2`, looks for in vain, as with an archived project: it would go on next to another search. */
const END_VAIN = `
  UPDATE team_searches s SET ended_at = now(), place_again = false, unplaced_because = NULL
  WHERE s.hackathon_id = $1 AND s.ended_at IS NULL AND NOT ${LOOKS}
    AND (s.user_id = $2 OR s.project_id IN (SELECT mine.id FROM projects mine WHERE mine.owner_id = $2))`;

/** What hinders somebody, `$2`, who would look: `$3` is the project that they would look with. */
const HINDRANCE = `
  SELECT EXISTS (
      SELECT FROM team_searches s
      WHERE s.hackathon_id = $1 AND s.project_id IS DISTINCT FROM $3 AND s.ended_at IS NULL AND s.id IN (
        SELECT own.id FROM team_searches own WHERE own.user_id = $2
        UNION ALL SELECT owned.id FROM team_searches owned JOIN projects mine ON mine.id = owned.project_id
        WHERE mine.owner_id = $2)) AS "isLooking",
    EXISTS (
      SELECT FROM team_rounds r JOIN team_proposals t ON t.round_id = r.id JOIN projects p ON p.id = t.project_id
      WHERE r.hackathon_id = $1 AND t.state = 'formed' AND p.owner_id = $2 AND p.id IS DISTINCT FROM $3
        AND p.status NOT IN ('Archived', 'Completed')) AS "hasTeam",
    (SELECT count(DISTINCT t.id)::int FROM team_rounds r JOIN team_proposals t ON t.round_id = r.id
       JOIN team_proposal_parts part ON part.proposal_id = t.id
     WHERE r.hackathon_id = $1 AND (part.identity = ANY ($4) OR part.address = ANY ($5)) AND ${isOtherTeam('$3')}) AS found,
    (SELECT count(*)::int FROM team_rounds r JOIN team_proposals t ON t.round_id = r.id
       JOIN team_proposal_parts part ON part.proposal_id = t.id
     WHERE r.hackathon_id = $1 AND (part.identity = ANY ($4) OR part.address = ANY ($5)) AND ${IS_BREAK}) AS broken`;

export interface Hindrance {
  /** For themselves, or with another project. */
  readonly isLooking: boolean;
  /** A round has made or filled another project of theirs. */
  readonly hasTeam: boolean;
  /** How many teams rounds have found them, also ones that are no more. */
  readonly found: number;
  /** How many proposals they have said yes to and left. */
  readonly broken: number;
}

/** What keeps people from looking for a team. */
@Injectable()
export class HindranceRepository {
  constructor(private readonly hasher: IdentityHasher) {}

  async endVain(manager: EntityManager, hackathonId: string, profileId: string): Promise<void> {
    await manager.query(END_VAIN, [hackathonId, profileId]);
  }

  async find(
    manager: EntityManager,
    hackathonId: string,
    caller: CallerWithProfile,
    projectId: string | null,
  ): Promise<Hindrance> {
    const { identities, addresses } = this.hasher.knownKeysOf(caller);
    const values = [hackathonId, caller.profileId, projectId, identities, addresses];
    const [hindrance] = await manager.query<Hindrance[]>(HINDRANCE, values);
    if (!hindrance) throw new Error('A statement without a table has answered no row.');
    return hindrance;
  }
}
