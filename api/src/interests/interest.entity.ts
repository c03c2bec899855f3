import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { ProjectEntity } from '../projects/project.entity.ts';
import { UserEntity } from '../users/user.entity.ts';

/** A person's sign to an owner that they would like to join; shown once, never taken back. */
@Entity('interests')
@Unique('interests_once', ['userId', 'projectId'])
@Index('interests_of_project', ['projectId'])
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
}
