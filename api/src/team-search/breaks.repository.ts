import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute, queryRows } from '../database/query.ts';
import { sample } from '../database/sql.ts';
import { IdentityHasher } from '../platform/auth/identity-keys.ts';
import { TODAY } from '../visibility/project-conditions.ts';
import { PROPOSAL_PEOPLE, peopleOfSearch } from '../visibility/proposal-conditions.ts';
import type { Answerer } from './placing.repository.ts';
import { TeamProposalPartEntity } from './team-proposal-part.entity.ts';
import { LOOKS, TAKES_ALL } from './team-search.conditions.ts';

interface BlockingMember extends Answerer {
  readonly proposalId: string;
}

/** Whether the search behind part `own` of `team_proposals t` has ended, or is of a project with too few seats for all. */
const CANNOT_JOIN = sql`
  (NOT EXISTS (SELECT FROM team_searches s WHERE s.id = own.search_id AND ${LOOKS})
   OR NOT ${TAKES_ALL} AND EXISTS (
     SELECT FROM team_searches s WHERE s.id = own.search_id AND s.project_id = t.project_id))`;

/** Whether somebody has joined the project of part `own` since, as with an invite: its owner is not to blame for the seat. */
const HAS_BEEN_JOINED = sql`
  EXISTS (
    SELECT FROM team_searches s JOIN projects p ON p.id = s.project_id JOIN project_members m ON m.project_id = p.id
    WHERE s.id = own.search_id AND NOT p.is_hidden AND p.status NOT IN ('Archived', 'Completed')
      AND m.joined_at > t.created_at)`;

const hasBlocked = (who: Sql) => sql`
  EXISTS (
    SELECT FROM ${peopleOfSearch(sql`own.search_id`)} mine JOIN blocks b ON b.blocker_id = mine.user_id
    WHERE ${who} AND b.blocked_id IN (
      SELECT someone.user_id ${PROPOSAL_PEOPLE} AND part.search_id <> own.search_id))`;

/** A block by anybody on a team ends its proposal. Only the owner's own block is the owner's break. */
const recordBreaks = (hackathonId: string) => sql`
  UPDATE team_proposal_parts own SET answer = 'no', answered_at = t.created_at,
    broke = own.answer IS NOT DISTINCT FROM 'yes' AND (${CANNOT_JOIN} AND NOT ${HAS_BEEN_JOINED} OR ${hasBlocked(sql`mine.answers`)})
  FROM team_proposals t JOIN team_rounds r ON r.id = t.round_id
  WHERE own.proposal_id = t.id AND r.hackathon_id = ${hackathonId} AND t.state = 'open' AND own.answer IS DISTINCT FROM 'no'
    AND (${CANNOT_JOIN} OR ${hasBlocked(sql`true`)})`;

/** Members who broke the yes of their project by a block: the break is theirs. */
const findBlockingMembers = (hackathonId: string) => sql`
  SELECT DISTINCT ON (own.proposal_id, own.search_id) own.proposal_id AS "proposalId", own.search_id AS "searchId",
    u.firebase_uid AS uid, u.email, u.email_confirmed AS "isEmailConfirmed"
  FROM team_proposals t JOIN team_rounds r ON r.id = t.round_id JOIN team_proposal_parts own ON own.proposal_id = t.id
    JOIN ${peopleOfSearch(sql`own.search_id`)} person ON NOT person.answers JOIN users u ON u.id = person.user_id
  WHERE r.hackathon_id = ${hackathonId} AND t.state = 'open' AND own.answer = 'yes' AND NOT ${CANNOT_JOIN}
    AND NOT ${hasBlocked(sql`mine.answers`)} AND ${hasBlocked(sql`mine.user_id = person.user_id`)}
  ORDER BY own.proposal_id, own.search_id, u.id`;

const WITH_KEYS = sql`SELECT proposal_id FROM team_proposal_parts WHERE identity IS NOT NULL`;

const forgetKeys = (from: string, most: number) => sql`
  UPDATE team_proposal_parts part SET identity = NULL, address = NULL
  FROM (
    SELECT p.proposal_id, p.search_id FROM team_proposal_parts p JOIN team_proposals t ON t.id = p.proposal_id
      JOIN team_rounds r ON r.id = t.round_id JOIN hackathons h ON h.id = r.hackathon_id
    WHERE p.identity IS NOT NULL AND h.event_date < ${TODAY}
      AND p.proposal_id IN ${sample(WITH_KEYS, sql`proposal_id`, from, most)}
    FOR UPDATE OF p SKIP LOCKED) AS over
  WHERE part.proposal_id = over.proposal_id AND part.search_id = over.search_id`;

/** Who said yes and left, and for how long that is known. */
@Injectable()
export class BreaksRepository {
  constructor(private readonly hasher: IdentityHasher) {}

  /** Answers no for each part that can't join its open proposal any more, and marks breaks. Needs the event's lock. */
  async record(manager: EntityManager, hackathonId: string): Promise<void> {
    const members = await queryRows<BlockingMember>(manager, findBlockingMembers(hackathonId));
    await execute(manager, recordBreaks(hackathonId));
    for (const { proposalId, searchId, ...member } of members)
      await manager.update(
        TeamProposalPartEntity,
        { proposalId, searchId },
        { broke: true, ...this.hasher.keysOf(member) },
      );
  }

  /** Erases the keys of identities from events that are over. @param most how many parts it looks at. @returns of how many */
  forget(manager: EntityManager, most: number): Promise<number> {
    return execute(manager, forgetKeys(randomUUID(), most));
  }
}
