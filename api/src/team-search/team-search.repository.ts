import type { TeamSearch } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { jsonListOf } from '../database/sql.ts';
import { IS_LOOKING } from '../projects/project-conditions.ts';
import { isSearchOf, LOOKS } from './team-search.conditions.ts';
import { TeamSearchEntity } from './team-search.entity.ts';

/** Whose search it is: a person's, or a project's. */
export type Seeker = { readonly userId: string } | { readonly projectId: string };

const OWN_PROJECTS = jsonListOf(`
  SELECT p.id, p.title, EXISTS (
    SELECT FROM team_searches s WHERE s.project_id = p.id AND s.hackathon_id = h.id AND s.ended_at IS NULL) AS "isSeeking"
  FROM projects p WHERE p.hackathon_id = h.id AND p.owner_id = $2 AND ${IS_LOOKING} ORDER BY p.created_at DESC, p.id DESC`);

const SEARCH = `
  SELECT (SELECT count(*)::int FROM team_searches s WHERE s.hackathon_id = h.id AND ${LOOKS}) AS seekers,
    EXISTS (
      SELECT FROM team_searches s WHERE s.hackathon_id = h.id AND s.user_id = $2 AND s.ended_at IS NULL) AS "isSeeking",
    ${OWN_PROJECTS} AS "ownProjects",
    (SELECT s.unplaced_because FROM team_searches s
     WHERE s.hackathon_id = h.id AND s.ended_at IS NULL AND ${isSearchOf('$2')}
     ORDER BY s.project_id LIMIT 1) AS "unplacedBecause",
    NULL::json AS proposal, NULL::json AS rounds
  FROM hackathons h WHERE h.id = $1`;

@Injectable()
export class TeamSearchRepository {
  constructor(private readonly database: DataSource) {}

  /** As this person reads it; `null` when there is no such event. */
  async find(hackathonId: string, viewerId: string | null): Promise<TeamSearch | null> {
    const [search] = await this.database.query<TeamSearch[]>(SEARCH, [hackathonId, viewerId]);
    return search ?? null;
  }

  /** Who changes what is looked for at one event, or places there, waits here: first of all locks. */
  async takeTurn(manager: EntityManager, hackathonId: string): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('team search ' || $1::text, 0))`, [hackathonId]);
  }

  /** Again changes nothing. */
  async start(manager: EntityManager, hackathonId: string, seeker: Seeker): Promise<void> {
    const search = { hackathonId, ...seeker };
    await manager.createQueryBuilder().insert().into(TeamSearchEntity).values(search).orIgnore().execute();
    const ended: FindOptionsWhere<TeamSearchEntity> = { ...search, endedAt: Not(IsNull()) };
    await manager.update(TeamSearchEntity, ended, { endedAt: null, missed: 0, createdAt: () => 'now()' });
  }

  async end(manager: EntityManager, hackathonId: string, seeker: Seeker): Promise<void> {
    const open: FindOptionsWhere<TeamSearchEntity> = { hackathonId, ...seeker, endedAt: IsNull() };
    await manager.update(TeamSearchEntity, open, {
      endedAt: () => 'now()',
      placeAgain: false,
      unplacedBecause: null,
    });
  }
}
