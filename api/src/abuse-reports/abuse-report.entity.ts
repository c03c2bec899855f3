import type { ABUSE_CATEGORIES, REPORTED_KINDS } from '@crewdeck/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What one person says is wrong with another, with a project, an invite they were sent, or a note of their team. It stays when these are gone. */
@Entity('abuse_reports')
export class AbuseReportEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'reporter_id', nullable: true })
  reporterId: string | null;

  /** HMAC of who reports, which outlives their profile: one identity counts once. `null` in reports of before. */
  @Column('text', { name: 'reporter_key', nullable: true })
  reporterKey: string | null;

  /** HMAC of their confirmed address: all identities with it count once. `null` while there is none. */
  @Column('text', { name: 'reporter_address', nullable: true })
  reporterAddress: string | null;

  @Column('text', { name: 'subject_kind' })
  subjectKind: (typeof REPORTED_KINDS)[number];

  @Column('uuid', { name: 'subject_id' })
  subjectId: string;

  /** Whom ops judge, where it is not the subject: who sent the invite, or wrote the note. */
  @Column('uuid', { name: 'about_id', nullable: true })
  aboutId: string | null;

  /** What is reported, where it may be gone tomorrow: the words of the invite or note. */
  @Column('text', { default: '' })
  quote: string;

  @Column('text')
  category: (typeof ABUSE_CATEGORIES)[number];

  @Column('text', { default: '' })
  words: string;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
