import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A round that opens by itself once its time has come, and then is no longer planned. */
@Entity('planned_team_rounds')
export class PlannedTeamRoundEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'hackathon_id' })
  hackathonId: string;

  @Column('timestamptz', { name: 'opens_at' })
  opensAt: Date;

  @Column('smallint', { name: 'team_size' })
  teamSize: number;
}
