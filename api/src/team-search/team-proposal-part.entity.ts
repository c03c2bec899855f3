import type { TEAM_ANSWERS } from '@crewdeck/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * One search in a proposed team, with its answer: the person's, or for a project its owner's. It outlives the search, so that an
 * account that is made again is recognized.
 */
@Entity('team_proposal_parts')
export class TeamProposalPartEntity {
  @PrimaryColumn('uuid', { name: 'proposal_id' })
  proposalId: string;

  @PrimaryColumn('uuid', { name: 'search_id' })
  searchId: string;

  @Column('text', { nullable: true })
  answer: (typeof TEAM_ANSWERS)[number] | null;

  /** As old as the proposal where they gave no answer, and a no was noted because they can't join it. */
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
