import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What the organisers of an event told everybody who takes part. Goes with the account of who wrote it. */
@Entity('announcements')
export class AnnouncementEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'hackathon_id' })
  hackathonId: string;

  /** `null` for somebody of ops without a profile. */
  @Column('uuid', { name: 'sent_by', nullable: true })
  sentBy: string | null;

  @Column('text')
  words: string;

  /** How many were told. */
  @Column('integer')
  people: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
