import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { InviteEntity } from '../invites/invite.entity.ts';
import { ProjectEntity } from '../projects/project.entity.ts';
import { UserEntity } from '../users/user.entity.ts';

/** A person's place in the team of a project, besides its owner; it comes from an accepted invite. */
@Entity('project_members')
@Unique('project_members_once', ['projectId', 'userId'])
@Check('project_members_role_size', 'char_length(role) BETWEEN 1 AND 60')
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
  @ForeignKey(() => InviteEntity, { name: 'project_members_invite_fk', onDelete: 'SET NULL' })
  inviteId: string | null;

  @Column('timestamptz', { name: 'joined_at', default: () => 'now()' })
  joinedAt: Date;
}
