import { randomUUID } from 'node:crypto';
import { EXACT_TOTAL_LIMIT, type TeamSearch } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { jsonListOf, sample } from '../database/sql.ts';
import { IS_LOOKING, TODAY } from '../visibility/project-conditions.ts';
import { latestProposal, roundsOf } from './team-proposal-columns.ts';
import { TeamRoundEntity } from './team-round.entity.ts';
import { isSearchOf, LOOKS, STANDS } from './team-search.conditions.ts';
import { TeamSearchEntity } from './team-search.entity.ts';

/** Whose search it is: a person's, or a project's. */
export type Seeker = { readonly userId: string } | { readonly projectId: string };

const OWN_PROJECTS = jsonListOf(`
  SELECT p.id, p.title, EXISTS (
    SELECT FROM team_searches s WHERE s.project_id = p.id AND s.hackathon_id = h.id AND s.ended_at IS NULL) AS "isSeeking"
  FROM projects p WHERE p.hackathon_id = h.id AND p.owner_id = $2 AND ${IS_LOOKING} ORDER BY p.created_at DESC, p.id DESC`);

const SEEKERS = `
  (SELECT count(*)::int FROM (
    SELECT FROM team_searches s WHERE s.hackathon_id = h.id AND ${LOOKS} LIMIT ${EXACT_TOTAL_LIMIT}) AS seeker)`;

const SEARCH = `
  SELECT ${SEEKERS} AS seekers,
    EXISTS (
      SELECT FROM team_searches s WHERE s.hackathon_id = h.id AND s.user_id = $2 AND s.ended_at IS NULL) AS "isSeeking",
    ${OWN_PROJECTS} AS "ownProjects",
    (SELECT s.unplaced_because FROM team_searches s
     WHERE s.hackathon_id = h.id AND s.ended_at IS NULL AND ${isSearchOf('$2')}
     ORDER BY s.user_id IS NOT NULL, s.project_id LIMIT 1) AS "unplacedBecause",
    ${latestProposal('h.id', '$2')} AS proposal, CASE WHEN $3 THEN ${roundsOf('h.id')} END AS rounds
  FROM hackathons h WHERE h.id = $1`;

/** The event of each of these searches, `id`. It goes from one event to the next in an index, however many searches each has. */
const eventsOf = (searches: string) => `
  WITH RECURSIVE event AS (
    (SELECT hackathon_id AS id FROM team_searches WHERE ${searches} ORDER BY hackathon_id LIMIT 1)
    UNION ALL
    SELECT (SELECT hackathon_id FROM team_searches WHERE ${searches} AND hackathon_id > event.id ORDER BY hackathon_id LIMIT 1)
    FROM event WHERE event.id IS NOT NULL)
  SELECT h.id FROM event JOIN hackathons h ON h.id = event.id`;

const OPEN = `SELECT * FROM team_proposals WHERE state = 'open'`;

/** Events where a proposal is over, somebody is to be placed again, or nobody has to look any more. */
const DUE = `
  SELECT r.hackathon_id AS id FROM (${OPEN} AND answer_until <= now() ORDER BY answer_until LIMIT $2) t
    JOIN team_rounds r ON r.id = t.round_id
  UNION SELECT r.hackathon_id FROM ${sample(OPEN, 'id', '$2')} t JOIN team_rounds r ON r.id = t.round_id WHERE NOT ${STANDS}
  UNION (${eventsOf('place_again')})
  UNION (${eventsOf('ended_at IS NULL')} AND h.event_date < ${TODAY})`;

/** Each reads the people of a team and whom they have blocked. */
const LOOKED_AT = 1_000;

const END_OF_EVENT = `
  UPDATE team_searches s SET ended_at = now(), place_again = false, unplaced_because = NULL
  WHERE s.hackathon_id = $1 AND s.ended_at IS NULL
    AND EXISTS (SELECT FROM hackathons h WHERE h.id = s.hackathon_id AND h.event_date < ${TODAY})
  RETURNING coalesce(s.user_id, (SELECT p.owner_id FROM projects p WHERE p.id = s.project_id)) AS person`;

const MARK_TO_PLACE = `
  UPDATE team_searches s SET place_again = true WHERE s.hackathon_id = $1 AND s.ended_at IS NULL AND NOT EXISTS (
    SELECT FROM team_proposal_parts part JOIN team_proposals t ON t.id = part.proposal_id
    WHERE part.search_id = s.id AND t.state = 'open')`;

@Injectable()
export class TeamSearchRepository {
  constructor(private readonly database: DataSource) {}

  /** As this person reads it; `null` when there is no such event. @param hasRounds for who may open them */
  async find(hackathonId: string, viewerId: string | null, hasRounds: boolean): Promise<TeamSearch | null> {
    const [search] = await this.database.query<TeamSearch[]>(SEARCH, [hackathonId, viewerId, hasRounds]);
    return search ?? null;
  }

  async findDue(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(DUE, [randomUUID(), LOOKED_AT]);
    return rows.map(({ id }) => id);
  }

  /** Ends all searches of an event that is over, and answers who answers for them. */
  async endExpiredSearches(manager: EntityManager, hackathonId: string): Promise<string[]> {
    const [rows] = await manager.query<[{ person: string | null }[], number]>(END_OF_EVENT, [hackathonId]);
    return rows.flatMap(({ person }) => person ?? []);
  }

  async insertRound(
    manager: EntityManager,
    round: Pick<TeamRoundEntity, 'hackathonId' | 'teamSize' | 'openedBy'>,
  ): Promise<TeamRoundEntity> {
    return manager.save(TeamRoundEntity, round);
  }

  /** Everybody who looks and waits for no answer. */
  async markToPlace(manager: EntityManager, hackathonId: string): Promise<void> {
    await manager.query(MARK_TO_PLACE, [hackathonId]);
  }

  async findOpen(manager: EntityManager, hackathonId: string, seeker: Seeker): Promise<TeamSearchEntity | null> {
    return manager.findOneBy(TeamSearchEntity, { hackathonId, ...seeker, endedAt: IsNull() });
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
