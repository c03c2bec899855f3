import type { TEAM_ANSWERS } from '@crewdeck/contract';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TeamProposalEntity } from './team-proposal.entity.ts';

/**
 * One search in a proposed team, with its answer: the person's, or for a project its owner's. It outlives the search, so that an
 * account that is made again is recognized.
 */
@Entity('team_proposal_parts')
@Check('team_proposal_parts_answer_known', "answer IN ('yes', 'no')")
@Check('team_proposal_parts_answered', '(answer IS NULL) = (answered_at IS NULL)')
@Index('team_proposal_parts_of_search', ['searchId'])
@Index('team_proposal_parts_with_keys', { synchronize: false })
@Index('team_proposal_parts_of_identity', { synchronize: false })
@Index('team_proposal_parts_of_address', { synchronize: false })
export class TeamProposalPartEntity {
  @PrimaryColumn('uuid', { name: 'proposal_id', primaryKeyConstraintName: 'team_proposal_parts_pk' })
  @ForeignKey(() => TeamProposalEntity, { name: 'team_proposal_parts_proposal_fk', onDelete: 'CASCADE' })
  proposalId: string;

  @PrimaryColumn('uuid', { name: 'search_id', primaryKeyConstraintName: 'team_proposal_parts_pk' })
  searchId: string;

  @Column('text', { nullable: true })
  answer: (typeof TEAM_ANSWERS)[number] | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** They had said yes, and have made the team impossible. */
  @Column('boolean', { default: false })
  broke: boolean;

  /** Of who answers, as an HMAC; `null` once the event is over. */
  @Column('text', { nullable: true })
  identity: string | null;

  /** The same of their confirmed address. */
  @Column('text', { nullable: true })
  address: string | null;
}
