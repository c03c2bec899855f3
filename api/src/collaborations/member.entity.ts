import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person's place in the team of a project, besides its owner; it comes from an accepted invite. */
@Entity('project_members')
export class MemberEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'project_id' })
  projectId: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  role: string;

  @Column('uuid', { name: 'invite_id', nullable: true })
  inviteId: string | null;

  @Column('timestamptz', { name: 'joined_at', default: () => 'now()' })
  joinedAt: Date;

  /** What they said when they joined; `null` where they did not. */
  @Column('smallint', { name: 'hours_per_week', nullable: true })
  hoursPerWeek: number | null;

  @Column('date', { name: 'committed_until', nullable: true })
  committedUntil: string | null;

  /** The last day of which they were asked whether they go on. */
  @Column('date', { name: 'commitment_told', nullable: true })
  commitmentTold: string | null;

  /** When they are asked next whether they are still with the team; `null` while the project is over, or they are asked no more. */
  @Column('timestamptz', { name: 'next_check_in_at', nullable: true, default: () => "(now() + '7 days')" })
  nextCheckInAt: Date | null;

  /** When they were asked last; `null` once they have answered. */
  @Column('timestamptz', { name: 'asked_at', nullable: true })
  askedAt: Date | null;

  /** In a row. */
  @Column('smallint', { name: 'missed_check_ins', default: 0 })
  missedCheckIns: number;
}
