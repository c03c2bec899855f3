import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** When a team meets: proposed, confirmed by each, moved, cancelled. It stays with the team when its proposer leaves. */
@Entity('team_meetings')
export class TeamMeetingEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'project_id' })
  projectId: string;

  /** `null` once they have deleted their account. */
  @Column('uuid', { name: 'proposed_by', nullable: true })
  proposedBy: string | null;

  @Column('text')
  title: string;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('smallint')
  minutes: number;

  @Column('text', { nullable: true })
  url: string | null;

  @Column('smallint', { default: 0 })
  moves: number;

  @Column('boolean', { name: 'is_cancelled', default: false })
  isCancelled: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
