import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** That an organiser or ops had everybody who looked for a team for an event put into teams. */
@Entity('team_rounds')
export class TeamRoundEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'hackathon_id' })
  hackathonId: string;

  /** How many people a team is to have. */
  @Column('smallint', { name: 'team_size' })
  teamSize: number;

  /** E-mail of the person of ops; empty where an organiser did it, whom the organisers' events name. */
  @Column('text', { name: 'opened_by' })
  openedBy: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
