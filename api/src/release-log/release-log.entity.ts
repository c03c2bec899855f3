import type { LogEntry, LogHead } from '@crewdeck/contract';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What was signed about releases, one line after the other. Only ever added to; a trigger refuses any edit. */
@Entity('release_log')
@Check('release_log_index_counts', 'index >= 0')
export class ReleaseLogEntity {
  /** From 0 on, without a gap. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'release_log_pk' })
  index: number;

  @Column('jsonb')
  entry: LogEntry;

  /** Of the log that ends with this entry. */
  @Column('jsonb')
  head: LogHead;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
