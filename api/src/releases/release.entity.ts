import type { ReleaseRecord } from '@crewdeck/releases/release-record';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One build of a module or of the shell that can be made live. Its record never changes. */
@Entity('releases')
export class ReleaseEntity {
  @PrimaryColumn('text')
  module: string;

  /** `1.4.2-ab12cd34` */
  @PrimaryColumn('text')
  release: string;

  @Column('jsonb')
  record: ReleaseRecord;

  /** Of the record, so that it can't be changed where releases are kept: `sha384-<base64>`. */
  @Column('text')
  digest: string;

  @Column('text', { nullable: true })
  commit: string | null;

  @Column('timestamptz', { name: 'published_at', default: () => 'now()' })
  publishedAt: Date;

  @Column('text', { name: 'published_by' })
  publishedBy: string;

  /** Why it was rolled back; such a release is never last good. */
  @Column('text', { name: 'bad_reason', nullable: true })
  badReason: string | null;

  /** When a page last reported that it runs it, to the minute. */
  @Column('timestamptz', { name: 'last_seen_at', nullable: true })
  lastSeenAt: Date | null;
}
