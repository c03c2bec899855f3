import { TEAM_PROPOSAL_HOURS } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../database/query.ts';
import { peopleOfSearch } from '../visibility/proposal-conditions.ts';
import type { TeamProposalEntity } from './team-proposal.entity.ts';
import { alternativesOf } from './team-search.conditions.ts';
import { TeamSearchEntity } from './team-search.entity.ts';

/** The proposed team that somebody may choose instead of theirs. */
export interface OtherProposal {
  readonly id: string;
  readonly projectId: string;
  /** Of who may choose it. */
  readonly searchId: string;
}

/** What is said of a team. */
export type Described = Pick<TeamProposalEntity, 'reasons' | 'missing'>;

const askAgain = (id: string, { reasons, missing }: Described) => sql`
  WITH changed AS (
    UPDATE team_proposals SET reasons = ${reasons}, missing = ${missing}, answer_until = now() + make_interval(hours => ${TEAM_PROPOSAL_HOURS}),
      parts = (SELECT count(*) FROM team_proposal_parts part WHERE part.proposal_id = ${id})
    WHERE id = ${id}),
  asked AS (
    UPDATE team_proposal_parts SET answer = NULL, answered_at = NULL
    WHERE proposal_id = ${id} AND answer = 'yes' RETURNING search_id)
  SELECT someone.user_id AS id FROM asked CROSS JOIN ${peopleOfSearch(sql`asked.search_id`)} someone WHERE someone.answers`;

/** What people may choose instead of the team that is proposed to them. */
@Injectable()
export class AlternativesRepository {
  find(manager: EntityManager, proposalId: string, personId: string): Promise<OtherProposal | null> {
    const alternatives = alternativesOf(proposalId, personId);
    return queryRow(
      manager,
      sql`SELECT other.id, other.project_id AS "projectId", a.search_id AS "searchId" ${alternatives}`,
    );
  }

  /** Chosen once: nothing leads back. */
  async move(manager: EntityManager, searchId: string, { from, to }: { from: string; to: string }): Promise<void> {
    const chosen = sql`WHERE proposal_id = ${from} AND search_id = ${searchId}`;
    await execute(manager, sql`DELETE FROM proposal_alternatives ${chosen}`);
    await execute(manager, sql`UPDATE team_proposal_parts SET proposal_id = ${to} ${chosen}`);
    await manager.update(TeamSearchEntity, { id: searchId }, { missed: 0 });
  }

  /** The team of a proposal has changed, so all of it have a day to answer. @returns who had said yes */
  async askAgain(manager: EntityManager, id: string, described: Described): Promise<string[]> {
    return (await queryRows<{ id: string }>(manager, askAgain(id, described))).map((person) => person.id);
  }
}
