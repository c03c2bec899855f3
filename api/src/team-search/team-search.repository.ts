import { randomUUID } from 'node:crypto';
import {
  EXACT_TOTAL_LIMIT,
  LIMITS,
  MOST_MISSED_PROPOSALS,
  type TeamSearch,
  type ValidLookForTeam,
} from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { DataSource, type EntityManager, type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { readPrepared } from '../database/prepared-statement.ts';
import { execute, queryRows } from '../database/query.ts';
import { isoTime, jsonListOf, literal, sample } from '../database/sql.ts';
import { isOrganiser } from '../visibility/event-conditions.ts';
import { isSeenBy } from '../visibility/person-conditions.ts';
import { pictureHiddenReasonOf, pictureUrlOf } from '../visibility/picture-conditions.ts';
import { IS_LOOKING, TODAY } from '../visibility/project-conditions.ts';
import { isSearchOf } from '../visibility/proposal-conditions.ts';
import { plannedRoundsOf } from './planned-rounds.repository.ts';
import { latestProposal, roundsOf } from './team-proposal-columns.ts';
import { TeamRoundEntity } from './team-round.entity.ts';
import {
  endingSearches,
  HAS_TEAM,
  IS_PROPOSED,
  LOOKS,
  peopleAt,
  STANDS,
  TAKES_PART,
  teamAt,
} from './team-search.conditions.ts';
import { TeamSearchEntity } from './team-search.entity.ts';

/** Whose search it is: a person's, or a project's. */
export type Seeker = { readonly userId: string } | { readonly projectId: string };

/** To what of them is shown. */
type Agreed = Pick<ValidLookForTeam, 'isNamed' | 'showsEmail'>;

const ownProjectsOf = (ownerId: string | null) =>
  jsonListOf(sql`
  SELECT p.id, p.title, EXISTS (
    SELECT FROM team_searches s WHERE s.project_id = p.id AND s.hackathon_id = h.id AND s.ended_at IS NULL) AS "isSeeking"
  FROM projects p WHERE p.hackathon_id = h.id AND p.owner_id = ${ownerId} AND ${IS_LOOKING}
  ORDER BY p.created_at DESC, p.id DESC`);

const countOf = (rows: Sql) => sql`
  (SELECT count(*)::int FROM (SELECT FROM (${rows}) AS counted LIMIT ${literal(EXACT_TOTAL_LIMIT)}) AS one)`;

const searchesThat = (condition: Sql) => sql`SELECT FROM team_searches s WHERE s.hackathon_id = h.id AND ${condition}`;

/** Searches have people of their own, but for members of several teams. So many more than are counted surely have enough. */
const AMONG = sql`LIMIT ${literal(5 * EXACT_TOTAL_LIMIT)}`;

const countsFor = (viewerId: string | null) => sql`
  json_build_object(
    'looking', ${countOf(searchesThat(sql`${LOOKS} AND NOT ${IS_PROPOSED}`))},
    'proposed', ${countOf(searchesThat(sql`${LOOKS} AND ${IS_PROPOSED}`))},
    'onTeam', ${countOf(searchesThat(HAS_TEAM))},
    'reached', ${countOf(sql`
      SELECT FROM (${peopleAt(sql`h.id`, AMONG)}) AS person WHERE person.id IS DISTINCT FROM ${viewerId}`)})`;

const MOST_NEWS = 50;

/** Announcements for organisers and for people who take part, who also read those from before they did. */
const newsFor = (viewerId: string | null, { role, hasSearched }: Standing) => {
  if (!role && !hasSearched) return sql`'[]'::json`;
  const takesPart = sql`EXISTS (${searchesThat(sql`${isSearchOf(viewerId)} AND ${TAKES_PART}`)})`;
  return jsonListOf(sql`
    SELECT a.id, a.words, ${isoTime(sql`a.created_at`)} AS at FROM announcements a
    WHERE a.hackathon_id = h.id AND ${role ? sql`true` : takesPart}
    ORDER BY a.created_at DESC, a.id DESC LIMIT ${literal(MOST_NEWS)}`);
};

/** Who agreed to be named: of a project its owner. */
const takingPart = (viewerId: string | null) =>
  jsonListOf(sql`
  SELECT u.id, u.name, ${pictureUrlOf(sql`u`)} AS "pictureUrl" FROM team_searches s
    LEFT JOIN projects owned ON owned.id = s.project_id JOIN users u ON u.id = coalesce(s.user_id, owned.owner_id)
  WHERE s.hackathon_id = h.id AND s.is_named AND ${TAKES_PART} AND ${isSeenBy(sql`u`, viewerId)}
  ORDER BY s.created_at, s.id LIMIT ${literal(LIMITS.namedOnEvent)}`);

/** What a viewer is at an event. It decides which parts of {@link searchAt} they read: PostgreSQL plans each, also in vain. */
interface Standing {
  readonly role: 'ops' | 'organiser' | null;
  /** Whether they or a team of theirs look for somebody, or ever did. */
  readonly hasSearched: boolean;
}

const standingAt = (hackathonId: string, viewerId: string) => sql`
  SELECT CASE WHEN ${isOrganiser(sql`h.id`, viewerId)} THEN 'organiser' END AS role,
    EXISTS (SELECT FROM team_searches s WHERE s.hackathon_id = h.id AND ${isSearchOf(viewerId)}) AS "hasSearched"
  FROM hackathons h WHERE h.id = ${hackathonId}`;

const NULL = sql`NULL`;

const searchAt = (hackathonId: string, viewerId: string | null, standing: Standing) => {
  const { role, hasSearched } = standing;
  return sql`
  SELECT ${countOf(searchesThat(LOOKS))} AS seekers,
    EXISTS (
      SELECT FROM team_searches s
      WHERE s.hackathon_id = h.id AND s.user_id = ${viewerId} AND s.ended_at IS NULL) AS "isSeeking",
    EXISTS (
      SELECT FROM team_searches s
      WHERE s.hackathon_id = h.id AND s.user_id = ${viewerId} AND s.is_named) AS "isNamed",
    EXISTS (
      SELECT FROM team_searches s
      WHERE s.hackathon_id = h.id AND s.user_id = ${viewerId} AND s.shows_email) AS "showsEmail",
    ${takingPart(viewerId)} AS "takingPart",
    (SELECT row_to_json(team) FROM (${teamAt(sql`h.id`, viewerId)}) AS team) AS team, ${ownProjectsOf(viewerId)} AS "ownProjects",
    (SELECT s.unplaced_because FROM team_searches s
     WHERE s.hackathon_id = h.id AND s.ended_at IS NULL AND ${isSearchOf(viewerId)}
     ORDER BY s.user_id IS NOT NULL, s.project_id LIMIT 1) AS "unplacedBecause",
    ${hasSearched ? latestProposal(sql`h.id`, viewerId) : NULL} AS proposal,
    ${plannedRoundsOf(sql`h.id`)} AS "plannedRounds",
    EXISTS (
      SELECT FROM announcement_refusals r WHERE r.hackathon_id = h.id AND r.user_id = ${viewerId}) AS "refusesAnnouncements",
    ${role}::text AS "organisesAs",
    ${role ? pictureHiddenReasonOf('hackathon', sql`h.id`) : NULL} AS "coverHiddenReason",
    ${newsFor(viewerId, standing)} AS news, ${role ? countsFor(viewerId) : NULL} AS counts,
    ${role ? roundsOf(sql`h.id`, role === 'ops') : NULL} AS rounds
  FROM hackathons h WHERE h.id = ${hackathonId}`;
};

/** The event of each of these searches, `id`. It goes from one event to the next in an index, however many searches each has. */
const eventsOf = (searches: Sql) => sql`
  WITH RECURSIVE event AS (
    (SELECT hackathon_id AS id FROM team_searches WHERE ${searches} ORDER BY hackathon_id LIMIT 1)
    UNION ALL
    SELECT (SELECT hackathon_id FROM team_searches WHERE ${searches} AND hackathon_id > event.id ORDER BY hackathon_id LIMIT 1)
    FROM event WHERE event.id IS NOT NULL)
  SELECT h.id FROM event JOIN hackathons h ON h.id = event.id`;

const OPEN = sql`SELECT * FROM team_proposals WHERE state = 'open'`;

/** Each reads the people of a team and whom they have blocked. */
const LOOKED_AT = 1_000;

/** Events where a round is due, a proposal is over, somebody is to be placed again, or nobody has to look any more. */
const findDue = (from: string) => sql`
  SELECT r.hackathon_id AS id FROM (${OPEN} AND answer_until <= now() ORDER BY answer_until LIMIT ${LOOKED_AT}) t
    JOIN team_rounds r ON r.id = t.round_id
  UNION SELECT r.hackathon_id FROM ${sample(OPEN, sql`id`, from, LOOKED_AT)} t
    JOIN team_rounds r ON r.id = t.round_id WHERE NOT ${STANDS}
  UNION (${eventsOf(sql`place_again`)})
  UNION SELECT hackathon_id FROM planned_team_rounds WHERE opens_at <= now()
  UNION (${eventsOf(sql`ended_at IS NULL`)} AND h.event_date < ${TODAY})`;

@Injectable()
export class TeamSearchRepository {
  constructor(private readonly database: DataSource) {}

  /** As this person reads it; `null` when there is no such event. @param runsAll of ops, who read which of them opened a round */
  async find(hackathonId: string, viewerId: string | null, runsAll: boolean): Promise<TeamSearch | null> {
    const [own] = viewerId ? await readPrepared<Standing>(this.database, standingAt(hackathonId, viewerId)) : [];
    const { role = null, hasSearched = false } = own ?? {};
    const standing: Standing = { role: runsAll ? 'ops' : role, hasSearched };
    // Planning it takes PostgreSQL thirty times as long as reading the event of a visitor.
    const [search = null] = await readPrepared<TeamSearch>(this.database, searchAt(hackathonId, viewerId, standing));
    return search;
  }

  async findDue(): Promise<string[]> {
    const events = await queryRows<{ id: string }>(this.database, findDue(randomUUID()));
    return events.map(({ id }) => id);
  }

  /** Ends all searches of an event that is over, and answers who answers for them. */
  endExpiredSearches(manager: EntityManager, hackathonId: string): Promise<string[]> {
    const isOver = sql`EXISTS (SELECT FROM hackathons h WHERE h.id = s.hackathon_id AND h.event_date < ${TODAY})`;
    return this.endWhere(manager, hackathonId, isOver);
  }

  /** Ends the searches that have let too many proposals pass, and answers who answers for them. */
  endMissed(manager: EntityManager, hackathonId: string): Promise<string[]> {
    return this.endWhere(manager, hackathonId, sql`s.missed >= ${MOST_MISSED_PROPOSALS}`);
  }

  async insertRound(
    manager: EntityManager,
    round: Pick<TeamRoundEntity, 'hackathonId' | 'teamSize' | 'openedBy'>,
  ): Promise<TeamRoundEntity> {
    return manager.save(TeamRoundEntity, round);
  }

  /** Everybody who looks and waits for no answer. */
  async markToPlace(manager: EntityManager, hackathonId: string): Promise<void> {
    await execute(
      manager,
      sql`
        UPDATE team_searches s SET place_again = true
        WHERE s.hackathon_id = ${hackathonId} AND s.ended_at IS NULL AND NOT EXISTS (
          SELECT FROM team_proposal_parts part JOIN team_proposals t ON t.id = part.proposal_id
          WHERE part.search_id = s.id AND t.state = 'open')`,
    );
  }

  async findOpen(manager: EntityManager, hackathonId: string, seeker: Seeker): Promise<TeamSearchEntity | null> {
    return manager.findOneBy(TeamSearchEntity, { hackathonId, ...seeker, endedAt: IsNull() });
  }

  /** Again changes nothing but what they agree to. @param agreed as before where it is left out */
  async start(manager: EntityManager, hackathonId: string, seeker: Seeker, agreed: Agreed): Promise<void> {
    const search = { hackathonId, ...seeker };
    await manager.createQueryBuilder().insert().into(TeamSearchEntity).values(search).orIgnore().execute();
    const ended: FindOptionsWhere<TeamSearchEntity> = { ...search, endedAt: Not(IsNull()) };
    await manager.update(TeamSearchEntity, ended, { endedAt: null, missed: 0, createdAt: () => 'now()' });
    const isSaid = Object.values(agreed).some((one) => one !== undefined);
    if (isSaid) await manager.update(TeamSearchEntity, { hackathonId, ...seeker }, agreed);
  }

  /** From the organisers. */
  async hideEmail(manager: EntityManager, hackathonId: string, userId: string): Promise<void> {
    await manager.update(TeamSearchEntity, { hackathonId, userId }, { showsEmail: false });
  }

  async end(manager: EntityManager, hackathonId: string, seeker: Seeker): Promise<void> {
    const isTheirs = 'userId' in seeker ? sql`s.user_id = ${seeker.userId}` : sql`s.project_id = ${seeker.projectId}`;
    await this.endWhere(manager, hackathonId, isTheirs);
  }

  private async endWhere(manager: EntityManager, hackathonId: string, condition: Sql): Promise<string[]> {
    const ended = await queryRows<{ person: string | null }>(
      manager,
      sql`
        WITH ${endingSearches(sql`s.hackathon_id = ${hackathonId} AND ${condition}`)}
        SELECT coalesce(ended.user_id, (SELECT p.owner_id FROM projects p WHERE p.id = ended.project_id)) AS person FROM ended`,
    );
    return ended.flatMap(({ person }) => person ?? []);
  }
}
