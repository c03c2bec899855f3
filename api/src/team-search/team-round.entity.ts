import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { HackathonEntity } from '../hackathons/hackathon.entity.ts';

/** That ops had everybody who looked for a team for an event put into teams. */
@Entity('team_rounds')
@Check('team_rounds_size', 'team_size BETWEEN 2 AND 10')
@Index('team_rounds_of_hackathon', ['hackathonId'])
export class TeamRoundEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'team_rounds_pk' })
  id: string;

  @Column('uuid', { name: 'hackathon_id' })
  @ForeignKey(() => HackathonEntity, { name: 'team_rounds_hackathon_fk', onDelete: 'CASCADE' })
  hackathonId: string;

  /** How many people a team is to have. */
  @Column('smallint', { name: 'team_size' })
  teamSize: number;

  /** E-mail of the person. */
  @Column('text', { name: 'opened_by' })
  openedBy: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
