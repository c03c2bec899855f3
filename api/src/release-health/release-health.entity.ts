import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How often pages reported one outcome of a release in one minute. It names nobody, and lives for a week. */
@Entity('release_health')
@Index('release_health_by_minute', ['minute'])
export class ReleaseHealthEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'release_health_pk' })
  module: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'release_health_pk' })
  release: string;

  /** When it began. */
  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'release_health_pk' })
  minute: Date;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'release_health_pk' })
  outcome: string;

  @Column('int')
  count: number;

  /** Which of 64 buckets of networks the reports came from, one bit each: sets that can be united with `|`. */
  @Column('bigint')
  networks: string;
}
