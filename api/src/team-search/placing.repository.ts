import type { Person } from '@crewdeck/matching';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isOnTeam, LOOKS, SEARCH_PEOPLE, SEATS } from './team-search.conditions.ts';

/** One person of a search that is to be placed. */
export interface Seeker extends Omit<Person, 'id' | 'events' | 'openInvites' | 'takesInvites'> {
  readonly searchId: string;
  readonly userId: string;
  readonly name: string;
  readonly projectId: string | null;
  /** Of the project. */
  readonly seats: number | null;
}

/** What a search has said to its last proposal. */
interface LastAnswer {
  readonly searchId: string;
  readonly proposalId: string;
  readonly hasAgreed: boolean;
}

type Pair = readonly [string, string];

const HOLD_PROJECTS = `
  SELECT FROM projects WHERE id IN (
    SELECT project_id FROM team_searches WHERE hackathon_id = $1 AND ended_at IS NULL) ORDER BY id FOR UPDATE`;

const HOLD_PEOPLE = `
  SELECT FROM users WHERE id IN (
    SELECT someone.user_id FROM team_searches s JOIN ${SEARCH_PEOPLE} someone ON someone.search_id = s.id
    WHERE s.hackathon_id = $1 AND s.ended_at IS NULL) ORDER BY id FOR NO KEY UPDATE`;

/** Whoever is on the team of a project that looks is placed with it, not beside it. */
const IS_PLACED_BY_PROJECT = `
  (s.project_id IS NULL AND EXISTS (
    SELECT FROM team_searches s JOIN projects p ON p.id = s.project_id
    WHERE s.hackathon_id = $1 AND ${LOOKS} AND ${isOnTeam('someone.user_id')}))`;

const SEEKERS = `
  SELECT s.id AS "searchId", s.project_id AS "projectId", u.id AS "userId", u.name, u.skills, u.roles, u.interests,
    u.availability, u.hours_per_week AS "hoursPerWeek", u.time_blocks AS "timeBlocks",
    (SELECT ${SEATS} FROM projects p WHERE p.id = s.project_id) AS seats
  FROM team_searches s JOIN ${SEARCH_PEOPLE} someone ON someone.search_id = s.id
    JOIN users u ON u.id = someone.user_id AND NOT u.is_hidden
  WHERE s.hackathon_id = $1 AND ${LOOKS} AND NOT ${IS_PLACED_BY_PROJECT} AND NOT EXISTS (
    SELECT FROM team_proposals t JOIN team_proposal_parts part ON part.proposal_id = t.id
    WHERE part.search_id = s.id AND t.state = 'open')
  ORDER BY s.created_at, s.id, u.id`;

const BLOCKED = `SELECT blocker_id AS one, blocked_id AS other FROM blocks WHERE blocker_id = ANY ($1) AND blocked_id = ANY ($1)`;

const DECLINED = `
  SELECT DISTINCT part.search_id AS one, other.search_id AS other
  FROM team_proposal_parts part JOIN team_proposal_parts other ON other.proposal_id = part.proposal_id
  WHERE part.answer = 'no' AND other.search_id <> part.search_id AND part.search_id = ANY ($1) AND other.search_id = ANY ($1)`;

const LAST_ANSWERS = `
  SELECT DISTINCT ON (part.search_id) part.search_id AS "searchId", t.id AS "proposalId",
    t.state = 'ended' AND part.answer = 'yes' AS "hasAgreed"
  FROM team_proposal_parts part JOIN team_proposals t ON t.id = part.proposal_id
  WHERE part.search_id = ANY ($1) ORDER BY part.search_id, t.created_at DESC, t.id`;

const PLACED = `
  UPDATE team_searches s SET place_again = false, unplaced_because = told.reason
  FROM (SELECT * FROM unnest($2::uuid[], $3::text[]) AS told (id, reason)) AS told
  WHERE s.hackathon_id = $1 AND s.id = told.id`;

/** What is read and written when everybody who looks is placed. */
@Injectable()
export class PlacingRepository {
  /** Projects before people, as everybody does; so nobody blocks, leaves, or is hidden meanwhile. */
  async hold(manager: EntityManager, hackathonId: string): Promise<void> {
    await manager.query(HOLD_PROJECTS, [hackathonId]);
    await manager.query(HOLD_PEOPLE, [hackathonId]);
  }

  /** Who looks and has no proposal that waits. */
  findSeekers(manager: EntityManager, hackathonId: string): Promise<Seeker[]> {
    return manager.query(SEEKERS, [hackathonId]);
  }

  /** Pairs of people who do not exist for each other. */
  findBlocked(manager: EntityManager, userIds: readonly string[]): Promise<Pair[]> {
    return findPairs(manager, BLOCKED, userIds);
  }

  /** Pairs of searches, of which one has declined a team that the other was in. */
  findDeclined(manager: EntityManager, searchIds: readonly string[]): Promise<Pair[]> {
    return findPairs(manager, DECLINED, searchIds);
  }

  findLastAnswers(manager: EntityManager, searchIds: readonly string[]): Promise<LastAnswer[]> {
    return manager.query(LAST_ANSWERS, [searchIds]);
  }

  /** All are placed, or told why not: `null` is no reason. */
  async notePlaced(
    manager: EntityManager,
    hackathonId: string,
    reasons: readonly (readonly [string, string | null])[],
  ): Promise<void> {
    await manager.query('UPDATE team_searches SET place_again = false WHERE hackathon_id = $1 AND place_again', [
      hackathonId,
    ]);
    await manager.query(PLACED, [hackathonId, reasons.map(([id]) => id), reasons.map(([, reason]) => reason)]);
  }
}

async function findPairs(manager: EntityManager, statement: string, ids: readonly string[]): Promise<Pair[]> {
  const rows = await manager.query<{ one: string; other: string }[]>(statement, [ids]);
  return rows.map(({ one, other }): Pair => [one, other]);
}
