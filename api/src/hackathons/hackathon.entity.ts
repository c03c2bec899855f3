import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An event that people form teams for. It comes from an import and is identified by its link. */
@Entity('hackathons')
export class HackathonEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  title: string;

  @Column('text', { default: '' })
  description: string;

  @Column('text', { nullable: true })
  theme: string | null;

  @Column('text', { name: 'tech_stack', array: true, default: [] })
  techStack: string[];

  @Column('date', { name: 'event_date' })
  eventDate: string;

  /** `null` where only the day is known. */
  @Column('timestamptz', { name: 'starts_at', nullable: true })
  startsAt: Date | null;

  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt: Date | null;

  /** IANA name of the zone in which it takes place. */
  @Column('text', { name: 'time_zone', nullable: true })
  timeZone: string | null;

  @Column('text', { nullable: true })
  prizes: string | null;

  @Column('date', { nullable: true })
  deadline: string | null;

  @Column('text', { nullable: true })
  location: string | null;

  @Column('text', { name: 'event_mode', nullable: true })
  eventMode: string | null;

  @Column('text', { name: 'hackathon_link' })
  hackathonLink: string;

  @Column('text', { nullable: true })
  organizer: string | null;

  @Column('text', { array: true, default: [] })
  participants: string[];

  @Column('text', { name: 'created_by', nullable: true })
  createdBy: string | null;

  /** Of a team; both or none. */
  @Column('smallint', { name: 'team_size_min', nullable: true })
  teamSizeMin: number | null;

  @Column('smallint', { name: 'team_size_max', nullable: true })
  teamSizeMax: number | null;

  /** Of the cover that others see. Its bytes are in `covers`. */
  @Column('text', { name: 'cover_hash', nullable: true, select: false })
  coverHash: string | null;

  /** By an organiser. An import then leaves what they edit alone. */
  @Column('boolean', { name: 'is_edited', default: false, select: false })
  isEdited: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
