import type { TEAM_ANSWERS } from '@crewdeck/contract';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TeamProposalEntity } from './team-proposal.entity.ts';
import { TeamSearchEntity } from './team-search.entity.ts';

/** One search in a proposed team, with its answer: the person's, or for a project its owner's. */
@Entity('team_proposal_parts')
@Check('team_proposal_parts_answer_known', "answer IN ('yes', 'no')")
@Check('team_proposal_parts_answered', '(answer IS NULL) = (answered_at IS NULL)')
@Index('team_proposal_parts_of_search', ['searchId'])
export class TeamProposalPartEntity {
  @PrimaryColumn('uuid', { name: 'proposal_id', primaryKeyConstraintName: 'team_proposal_parts_pk' })
  @ForeignKey(() => TeamProposalEntity, { name: 'team_proposal_parts_proposal_fk', onDelete: 'CASCADE' })
  proposalId: string;

  @PrimaryColumn('uuid', { name: 'search_id', primaryKeyConstraintName: 'team_proposal_parts_pk' })
  @ForeignKey(() => TeamSearchEntity, { name: 'team_proposal_parts_search_fk', onDelete: 'CASCADE' })
  searchId: string;

  @Column('text', { nullable: true })
  answer: (typeof TEAM_ANSWERS)[number] | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;
}
