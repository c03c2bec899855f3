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

  /** Whose page loads they are, `visitor` or `member`; `unsaid` where the page did not tell. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'release_health_pk', default: 'unsaid' })
  audience: string;

  @Column('int')
  count: number;

  /** 0, for processes of before {@link networkSet}; to be dropped once none of them can come back. */
  @Column('bigint')
  networks: string;

  /** Which of 1,024 buckets of networks the reports came from, one bit each; `null` where such a process wrote the row. */
  @Column({ name: 'network_set', type: 'bit', length: 1024, nullable: true })
  networkSet: string | null;
}
