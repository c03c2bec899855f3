import type { ABUSE_CATEGORIES, REPORTED_KINDS } from '@crewdeck/contract';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { UserEntity } from '../users/user.entity.ts';

/** What one person says is wrong with another, with a project, or with an invite they were sent. It stays when these are gone. */
@Entity('abuse_reports')
@Check('abuse_reports_kind_known', "subject_kind IN ('person', 'project', 'invite')")
@Check('abuse_reports_category_known', "category IN ('spam', 'harassment', 'fake', 'other')")
@Check('abuse_reports_words_size', 'char_length(words) <= 1000')
@Check('abuse_reports_quote_size', 'char_length(quote) <= 300')
@Index('abuse_reports_about', { synchronize: false })
@Index('abuse_reports_newest_open', { synchronize: false })
@Index('abuse_reports_open_about', { synchronize: false })
@Index('abuse_reports_once', { synchronize: false })
@Index('abuse_reports_once_by_identity', { synchronize: false })
@Index('abuse_reports_once_by_address', { synchronize: false })
@Index('abuse_reports_of_reporter', { synchronize: false })
export class AbuseReportEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'abuse_reports_pk' })
  id: string;

  @Column('uuid', { name: 'reporter_id', nullable: true })
  @ForeignKey(() => UserEntity, { name: 'abuse_reports_reporter_fk', onDelete: 'SET NULL' })
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

  /** Whom ops judge, where it is not the subject: who sent the invite. */
  @Column('uuid', { name: 'about_id', nullable: true })
  aboutId: string | null;

  /** What is reported, where it may be gone tomorrow: the words of the invite. */
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
