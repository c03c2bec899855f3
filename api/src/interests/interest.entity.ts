import type { INTEREST_STATUSES } from '@crewdeck/contract';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { ProjectEntity } from '../projects/project.entity.ts';
import { UserEntity } from '../users/user.entity.ts';

/** A person's sign to an owner that they would like to join, with its end. */
@Entity('interests')
@Unique('interests_once', ['userId', 'projectId'])
@Check('interests_status_known', "status IN ('shown', 'invited', 'not_now', 'withdrawn', 'closed')")
@Check('interests_words_size', 'char_length(words) <= 300')
@Index('interests_of_project', ['projectId'])
@Index('interests_open', { synchronize: false })
@Index('interests_open_since', { synchronize: false })
@Index('interests_by_end', { synchronize: false })
export class InterestEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'interests_pk' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  @ForeignKey(() => UserEntity, { name: 'interests_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @Column('uuid', { name: 'project_id' })
  @ForeignKey(() => ProjectEntity, { name: 'interests_project_fk', onDelete: 'CASCADE' })
  projectId: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** How many days it waits for its answer, decided when it was shown. Only the release before relies on the default. */
  @Column('smallint', { name: 'life_days', default: 14 })
  lifeDays: number;

  @Column('text', { default: 'shown' })
  status: (typeof INTEREST_STATUSES)[number];

  /** For the owner. */
  @Column('text', { default: '' })
  words: string;

  /** As of the day on which they showed it. */
  @Column('text', { name: 'project_title', nullable: true, select: false })
  projectTitle: string | null;
}
