import { MOST_MISSED_PROPOSALS, type TeamProposal, type ValidAnswerTeamProposal } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isoDay } from '../database/sql.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { IdentityHasher } from '../platform/auth/identity-keys.ts';
import type { TeamProposalEntity } from './team-proposal.entity.ts';
import { proposalColumnsFor } from './team-proposal-columns.ts';
import { PROPOSAL_PEOPLE, STANDS } from './team-search.conditions.ts';

/** A proposal, and what the caller is to it. */
export interface ProposalAccess extends Pick<TeamProposalEntity, 'id' | 'projectId' | 'answerUntil'> {
  readonly hackathonId: string;
  readonly hackathonTitle: string;
  readonly eventDate: string;
  readonly teamSize: number;
  /** It is open and nothing has broken it. */
  readonly stands: boolean;
  /** Ids of all its people. */
  readonly people: readonly string[];
  /** The search that the caller is in; `null` where they are in none. */
  readonly searchId: string | null;
  /** Whether they are who answers for it. */
  readonly answers: boolean | null;
}

const OWN_PART = `
  LEFT JOIN LATERAL (
    SELECT part.search_id, someone.answers ${PROPOSAL_PEOPLE} AND someone.user_id = $2
    ORDER BY someone.answers DESC, part.search_id LIMIT 1) AS own ON true`;

const ACCESS = `
  SELECT t.id, t.project_id AS "projectId", t.answer_until AS "answerUntil", r.hackathon_id AS "hackathonId",
    h.title AS "hackathonTitle", ${isoDay('h.event_date')} AS "eventDate", r.team_size AS "teamSize", ${STANDS} AS stands,
    ARRAY(SELECT DISTINCT someone.user_id ${PROPOSAL_PEOPLE}) AS people, own.search_id AS "searchId", own.answers
  FROM team_proposals t JOIN team_rounds r ON r.id = t.round_id JOIN hackathons h ON h.id = r.hackathon_id ${OWN_PART}
  WHERE t.id = $1`;

const PLACE_AGAIN = `
  UPDATE team_searches s SET place_again = s.ended_at IS NULL, missed = s.missed + (ended.is_expired AND part.answer IS NULL)::int
  FROM ended JOIN team_proposal_parts part ON part.proposal_id = ended.id WHERE s.id = part.search_id`;

const END = `
  WITH ended AS (UPDATE team_proposals SET state = 'ended' WHERE id = $1 RETURNING id, false AS is_expired) ${PLACE_AGAIN}`;

const END_BROKEN = `
  WITH ended AS (
    UPDATE team_proposals t SET state = 'ended' FROM team_rounds r
    WHERE r.id = t.round_id AND r.hackathon_id = $1 AND t.state = 'open' AND (t.answer_until <= now() OR NOT ${STANDS})
    RETURNING t.id, t.answer_until <= now() AS is_expired) ${PLACE_AGAIN}`;

/** Whoever answers for a search that ends. */
const END_MISSED = `
  UPDATE team_searches s SET ended_at = now(), place_again = false, unplaced_because = NULL
  WHERE s.hackathon_id = $1 AND s.ended_at IS NULL AND s.missed >= ${MOST_MISSED_PROPOSALS}
  RETURNING coalesce(s.user_id, (SELECT p.owner_id FROM projects p WHERE p.id = s.project_id)) AS person`;

/** The searches of its people at the event, whether they look for themselves or for a project that is part of it. */
const FORM = `
  WITH formed AS (
    UPDATE team_proposals t SET state = 'formed', project_id = $2 WHERE t.id = $1 RETURNING t.*)
  UPDATE team_searches s SET ended_at = now(), place_again = false, unplaced_because = NULL
  FROM formed t JOIN team_rounds r ON r.id = t.round_id
  WHERE s.hackathon_id = r.hackathon_id AND s.ended_at IS NULL
    AND (s.user_id IN (SELECT someone.user_id ${PROPOSAL_PEOPLE})
      OR s.id IN (SELECT part.search_id FROM team_proposal_parts part WHERE part.proposal_id = t.id))`;

/** In the order in which they said yes: the searches' people, with the role that they take first and their hours. */
const JOINING = `
  SELECT s.user_id AS "userId", u.name, u.roles[1] AS role, u.hours_per_week AS "hoursPerWeek" FROM team_proposal_parts part
    JOIN team_searches s ON s.id = part.search_id JOIN users u ON u.id = s.user_id
  WHERE part.proposal_id = $1 ORDER BY part.answered_at, s.id`;

/** A no after a yes breaks it. An address stays known while the identity is the same: it may have been confirmed then. */
const ANSWERED = `
  UPDATE team_proposal_parts SET broke = answer IS NOT DISTINCT FROM 'yes' AND $3 = 'no', answer = $3,
    answered_at = clock_timestamp(), identity = $4, address = coalesce($5, CASE WHEN identity = $4 THEN address END)
  WHERE proposal_id = $1 AND search_id = $2`;

export interface Joining {
  readonly userId: string;
  readonly name: string;
  readonly role: string | null;
  readonly hoursPerWeek: number | null;
}

@Injectable()
export class TeamProposalsRepository {
  constructor(private readonly hasher: IdentityHasher) {}

  async findAccess(manager: EntityManager, id: string, viewerId: string): Promise<ProposalAccess | null> {
    const [access] = await manager.query<ProposalAccess[]>(ACCESS, [id, viewerId]);
    return access ?? null;
  }

  async findSeenBy(manager: EntityManager, viewerId: string, id: string): Promise<TeamProposal | null> {
    const [proposal] = await manager.query<TeamProposal[]>(
      `SELECT ${proposalColumnsFor('$2')} FROM team_proposals t WHERE t.id = $1`,
      [id, viewerId],
    );
    return proposal ?? null;
  }

  /** Who joins besides the team of a project, in the order in which they said yes. */
  findJoining(manager: EntityManager, id: string): Promise<Joining[]> {
    return manager.query(JOINING, [id]);
  }

  async answer(
    manager: EntityManager,
    caller: Caller,
    { id, searchId }: { id: string; searchId: string },
    answer: ValidAnswerTeamProposal['answer'],
  ): Promise<void> {
    const { identity, address } = this.hasher.keysOf(caller);
    await manager.query(ANSWERED, [id, searchId, answer, identity, address]);
    await manager.query('UPDATE team_searches SET missed = 0 WHERE id = $1', [searchId]);
  }

  async isAgreed(manager: EntityManager, id: string): Promise<boolean> {
    const open = await manager.query<unknown[]>(
      `SELECT FROM team_proposal_parts WHERE proposal_id = $1 AND answer IS DISTINCT FROM 'yes' LIMIT 1`,
      [id],
    );
    return open.length === 0;
  }

  /** Whoever looks on of its people is placed again. */
  async end(manager: EntityManager, id: string): Promise<void> {
    await manager.query(END, [id]);
  }

  /** Those of an event whose time is over, or that something has broken. */
  async endBroken(manager: EntityManager, hackathonId: string): Promise<void> {
    await manager.query(END_BROKEN, [hackathonId]);
  }

  /** Ends the searches that have let too many proposals pass, and answers who answers for them. */
  async endMissed(manager: EntityManager, hackathonId: string): Promise<string[]> {
    const [rows] = await manager.query<[{ person: string | null }[], number]>(END_MISSED, [hackathonId]);
    return rows.flatMap(({ person }) => person ?? []);
  }

  /** All of it are a team now, so they look no more. */
  async form(manager: EntityManager, id: string, projectId: string): Promise<void> {
    await manager.query(FORM, [id, projectId]);
  }

  /** The proposal that waits for the answer of a search. */
  async findOpenOf(manager: EntityManager, searchId: string): Promise<Pick<TeamProposalEntity, 'id'> | null> {
    const [open] = await manager.query<{ id: string }[]>(
      `SELECT t.id FROM team_proposals t JOIN team_proposal_parts part ON part.proposal_id = t.id
       WHERE part.search_id = $1 AND t.state = 'open'`,
      [searchId],
    );
    return open ?? null;
  }
}
