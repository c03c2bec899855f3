import { LIMITS } from '@crewdeck/contract';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { ProjectEntity } from '../projects/project.entity.ts';
import { UserEntity } from '../users/user.entity.ts';

/** A person's place in the team of a project, besides its owner; it comes from an accepted invite. */
@Entity('project_members')
@Unique('project_members_once', ['projectId', 'userId'])
@Check('project_members_role_size', 'char_length(role) BETWEEN 1 AND 60')
@Check('project_members_hours_per_week_size', `hours_per_week BETWEEN 1 AND ${LIMITS.hoursPerWeek}`)
@Index('project_members_to_ask', { synchronize: false })
@Index('project_members_who_go_on', { synchronize: false })
@Index('project_members_of_user', { synchronize: false })
@Index('project_members_by_invite', ['inviteId'])
export class MemberEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'project_members_pk' })
  id: string;

  @Column('uuid', { name: 'project_id' })
  @ForeignKey(() => ProjectEntity, { name: 'project_members_project_fk', onDelete: 'CASCADE' })
  projectId: string;

  @Column('uuid', { name: 'user_id' })
  @ForeignKey(() => UserEntity, { name: 'project_members_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @Column('text')
  role: string;

  @Column('uuid', { name: 'invite_id', nullable: true })
  @ForeignKey('InviteEntity', { name: 'project_members_invite_fk', onDelete: 'SET NULL' })
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
