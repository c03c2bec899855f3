import type { TEAM_PROPOSAL_STATES } from '@crewdeck/contract';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ProjectEntity } from '../projects/project.entity.ts';
import { TeamRoundEntity } from './team-round.entity.ts';

/** A team as a round has put it together: open until all its parts have said yes, one has said no, or its day is over. */
@Entity('team_proposals')
@Check('team_proposals_state_known', "state IN ('open', 'formed', 'ended')")
@Check('team_proposals_of_several', 'parts > 1')
@Index('team_proposals_of_round', ['roundId'])
@Index('team_proposals_of_project', ['projectId'])
@Index('team_proposals_open', { synchronize: false })
@Index('team_proposals_open_by_id', { synchronize: false })
export class TeamProposalEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'team_proposals_pk' })
  id: string;

  @Column('uuid', { name: 'round_id' })
  @ForeignKey(() => TeamRoundEntity, { name: 'team_proposals_round_fk', onDelete: 'CASCADE' })
  roundId: string;

  @Column('text', { default: 'open' })
  state: (typeof TEAM_PROPOSAL_STATES)[number];

  /** How many searches it was made of; whoever deletes their account takes one away. */
  @Column('smallint')
  parts: number;

  @Column('text', { array: true })
  reasons: string[];

  @Column('text', { array: true })
  missing: string[];

  /** That the others join, or that was made of it. */
  @Column('uuid', { name: 'project_id', nullable: true })
  @ForeignKey(() => ProjectEntity, { name: 'team_proposals_project_fk', onDelete: 'SET NULL' })
  projectId: string | null;

  @Column('timestamptz', { name: 'answer_until' })
  answerUntil: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
