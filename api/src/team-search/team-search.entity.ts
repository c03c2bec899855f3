import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { HackathonEntity } from '../hackathons/hackathon.entity.ts';
import { ProjectEntity } from '../projects/project.entity.ts';
import { UserEntity } from '../users/user.entity.ts';

/**
 * That a person, or a project whose team stays together, looks for a team for an event. It stays when it ends, so that who has
 * declined whom is known when they look again.
 */
@Entity('team_searches')
@Check('team_searches_of_one', 'num_nonnulls(user_id, project_id) = 1')
@Unique('team_searches_once_a_person', ['hackathonId', 'userId'])
@Unique('team_searches_once_a_project', ['hackathonId', 'projectId'])
@Index('team_searches_of_user', ['userId'])
@Index('team_searches_of_project', ['projectId'])
@Index('team_searches_open', { synchronize: false })
@Index('team_searches_to_place', { synchronize: false })
export class TeamSearchEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'team_searches_pk' })
  id: string;

  @Column('uuid', { name: 'hackathon_id' })
  @ForeignKey(() => HackathonEntity, { name: 'team_searches_hackathon_fk', onDelete: 'CASCADE' })
  hackathonId: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  @ForeignKey(() => UserEntity, { name: 'team_searches_user_fk', onDelete: 'CASCADE' })
  userId: string | null;

  @Column('uuid', { name: 'project_id', nullable: true })
  @ForeignKey(() => ProjectEntity, { name: 'team_searches_project_fk', onDelete: 'CASCADE' })
  projectId: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** `null` while it looks. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  /** How many proposals in a row have passed without an answer. */
  @Column('smallint', { default: 0 })
  missed: number;

  /** Its proposal has ended, so it is placed again without another round. */
  @Column('boolean', { name: 'place_again', default: false })
  placeAgain: boolean;

  /** Why the last placing has found no team, as a sentence. */
  @Column('text', { name: 'unplaced_because', nullable: true })
  unplacedBecause: string | null;
}
