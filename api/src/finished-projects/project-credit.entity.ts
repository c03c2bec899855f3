import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What one person says they did in a project. The team is credited without a row; a former member only by the owner.
 */
@Entity('project_credits')
export class ProjectCreditEntity {
  @PrimaryColumn('uuid', { name: 'project_id' })
  projectId: string;

  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @Column('text', { nullable: true })
  words: string | null;

  /** `false` leaves their name out. */
  @Column('boolean', { name: 'is_named', default: true })
  isNamed: boolean;

  /** The role in which the owner credits a former member; `null` where they do not. */
  @Column('text', { name: 'given_role', nullable: true })
  givenRole: string | null;

  /** They have handed the project over. */
  @Column('boolean', { name: 'was_owner', default: false })
  wasOwner: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
