import type { WISH_KINDS } from '@crewdeck/contract';
import type { Person } from '@crewdeck/matching';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { queryRows } from '../database/query.ts';
import type { Identity } from '../platform/auth/caller.ts';
import { isShown } from '../visibility/person-conditions.ts';
import { peopleOfSearch } from '../visibility/proposal-conditions.ts';
import { LOOKS, SEATS } from './team-search.conditions.ts';

/** Who answers for a search. */
export interface Answerer extends Pick<Identity, 'uid' | 'email' | 'isEmailConfirmed'> {
  readonly searchId: string;
}

/** One person of a search that is to be placed. */
export interface Seeker extends Answerer, Omit<Person, 'id' | 'events' | 'recentInvites' | 'takesInvites'> {
  /** Whether they are who answers. */
  readonly answers: boolean;
  readonly userId: string;
  readonly name: string;
  readonly projectId: string | null;
  /** Of the project. */
  readonly seats: number | null;
  /** Technologies of the project. */
  readonly technologies: readonly string[] | null;
}

/** What a search has said to its last proposal. */
interface LastAnswer {
  readonly searchId: string;
  readonly proposalId: string;
  readonly hasAgreed: boolean;
}

/** Whom, or whose project, somebody would like on their team, or avoid. */
export interface Wish {
  readonly searchId: string;
  readonly kind: (typeof WISH_KINDS)[number];
  readonly personId: string | null;
  readonly projectId: string | null;
}

type Pair = readonly [string, string];

/** @param condition on `team_searches s` */
const findSeekers = (condition: Sql) => sql`
  SELECT s.id AS "searchId", s.project_id AS "projectId", someone.answers, u.id AS "userId", u.name, u.firebase_uid AS uid,
    u.email, u.email_confirmed AS "isEmailConfirmed", u.skills, u.roles, u.interests,
    u.availability, u.hours_per_week AS "hoursPerWeek", u.time_blocks AS "timeBlocks", u.time_zone AS "timeZone",
    (SELECT ${SEATS} FROM projects p WHERE p.id = s.project_id) AS seats,
    (SELECT p.tech_stack FROM projects p WHERE p.id = s.project_id) AS technologies
  FROM team_searches s CROSS JOIN ${peopleOfSearch(sql`s.id`)} someone
    JOIN users u ON u.id = someone.user_id AND ${isShown(sql`u`)}
  WHERE ${condition} AND ${LOOKS} ORDER BY s.created_at, s.id, u.id`;

const waitsForNoAnswer = (hackathonId: string) => sql`
  s.hackathon_id = ${hackathonId} AND NOT EXISTS (
    SELECT FROM team_proposals t JOIN team_proposal_parts part ON part.proposal_id = t.id
    WHERE part.search_id = s.id AND t.state = 'open')`;

/** What is read when everybody who looks is placed. */
@Injectable()
export class PlacingRepository {
  /** Who looks and has no proposal that waits, first who has looked longest. */
  findSeekers(manager: EntityManager, hackathonId: string): Promise<Seeker[]> {
    return queryRows(manager, findSeekers(waitsForNoAnswer(hackathonId)));
  }

  /** The people of a proposed team. */
  findProposed(manager: EntityManager, proposalId: string): Promise<Seeker[]> {
    const isPart = sql`s.id IN (SELECT part.search_id FROM team_proposal_parts part WHERE part.proposal_id = ${proposalId})`;
    return queryRows(manager, findSeekers(isPart));
  }

  /** Pairs of people who do not exist for each other. */
  async findBlocked(manager: EntityManager, userIds: readonly string[]): Promise<Pair[]> {
    const rows = await queryRows<{ one: string; other: string }>(
      manager,
      sql`
        SELECT blocker_id AS one, blocked_id AS other FROM blocks
        WHERE blocker_id = ANY (${userIds}) AND blocked_id = ANY (${userIds})`,
    );
    return rows.map(({ one, other }): Pair => [one, other]);
  }

  /** People who are in an open proposal of the event. */
  async findBusy(manager: EntityManager, hackathonId: string): Promise<Set<string>> {
    const rows = await queryRows<{ id: string }>(
      manager,
      sql`
        SELECT DISTINCT someone.user_id AS id
        FROM team_rounds r JOIN team_proposals t ON t.round_id = r.id AND t.state = 'open'
          JOIN team_proposal_parts part ON part.proposal_id = t.id
          CROSS JOIN ${peopleOfSearch(sql`part.search_id`)} someone
        WHERE r.hackathon_id = ${hackathonId}`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Wishes of the people who answer for these searches. Wishes of a project's former owner don't count. */
  findWishes(manager: EntityManager, searchIds: readonly string[]): Promise<Wish[]> {
    return queryRows(
      manager,
      sql`
        SELECT w.search_id AS "searchId", w.kind, w.person_id AS "personId", w.project_id AS "projectId"
        FROM wishes w JOIN ${peopleOfSearch(sql`w.search_id`)} someone ON someone.answers AND someone.user_id = w.user_id
        WHERE w.search_id = ANY (${searchIds})`,
    );
  }

  findLastAnswers(manager: EntityManager, searchIds: readonly string[]): Promise<LastAnswer[]> {
    return queryRows(
      manager,
      sql`
        SELECT DISTINCT ON (part.search_id) part.search_id AS "searchId", t.id AS "proposalId",
          t.state = 'ended' AND part.answer = 'yes' AS "hasAgreed"
        FROM team_proposal_parts part JOIN team_proposals t ON t.id = part.proposal_id
        WHERE part.search_id = ANY (${searchIds}) ORDER BY part.search_id, t.created_at DESC, t.id`,
    );
  }
}
