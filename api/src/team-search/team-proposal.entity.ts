import type { TEAM_PROPOSAL_STATES } from '@crewdeck/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A team as a round has put it together: open until all its parts have said yes, one has said no, or its day is over. */
@Entity('team_proposals')
export class TeamProposalEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'round_id' })
  roundId: string;

  @Column('text', { default: 'open' })
  state: (typeof TEAM_PROPOSAL_STATES)[number];

  /** How many searches it was made of. A deleted account takes its search away; this count stays. */
  @Column('smallint')
  parts: number;

  @Column('text', { array: true })
  reasons: string[];

  @Column('text', { array: true })
  missing: string[];

  /** That the others join, or that was made of it. */
  @Column('uuid', { name: 'project_id', nullable: true })
  projectId: string | null;

  @Column('timestamptz', { name: 'answer_until' })
  answerUntil: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
