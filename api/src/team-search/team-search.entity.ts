import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * That a person, or a project whose team stays together, looks for a team for an event. It stays when it ends, so that who has
 * declined whom is known when they look again.
 */
@Entity('team_searches')
export class TeamSearchEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'hackathon_id' })
  hackathonId: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('uuid', { name: 'project_id', nullable: true })
  projectId: string | null;

  /** They agreed that the event's page names them. */
  @Column('boolean', { name: 'is_named', default: false })
  isNamed: boolean;

  /** They agreed that the organisers of the event see their email. */
  @Column('boolean', { name: 'shows_email', default: false })
  showsEmail: boolean;

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
