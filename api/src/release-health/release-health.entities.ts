import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

// Made for each column, as TypeORM writes into it.
const ofReports = () => ({ primaryKeyConstraintName: 'release_reports_pk' });
const ofSightings = () => ({ primaryKeyConstraintName: 'release_sightings_pk' });

/** How often pages reported one outcome of a release in one minute. It names nobody, and lives for a week. */
@Entity('release_reports')
@Index('release_reports_by_minute', ['minute'])
export class ReleaseReportEntity {
  @PrimaryColumn('text', ofReports())
  module: string;

  @PrimaryColumn('text', ofReports())
  release: string;

  /** When it began. */
  @PrimaryColumn('timestamptz', ofReports())
  minute: Date;

  @PrimaryColumn('text', ofReports())
  outcome: string;

  /** Pattern of the page that failed; empty where none was named, and of loads that went well. */
  @PrimaryColumn('text', ofReports())
  route: string;

  /** Name and major version, of loads that failed; empty otherwise. */
  @PrimaryColumn('text', ofReports())
  browser: string;

  @Column('int')
  count: number;

  /** Of the latest one. */
  @Column('text', { nullable: true })
  message: string | null;
}

/** When a network last reported one outcome of a release. It lives for an hour. */
@Entity('release_sightings')
@Index('release_sightings_by_time', ['seenAt'])
export class ReleaseSightingEntity {
  @PrimaryColumn('text', ofSightings())
  module: string;

  @PrimaryColumn('text', ofSightings())
  release: string;

  @PrimaryColumn('text', ofSightings())
  outcome: string;

  /** Hash under the salt of the day: which network it is nobody knows once the salt is gone. */
  @PrimaryColumn('bytea', ofSightings())
  network: Buffer;

  @Column('timestamptz', { name: 'seen_at' })
  seenAt: Date;
}

/** What networks are hashed with on one day (UTC), the same in all processes. */
@Entity('network_salts')
export class NetworkSaltEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'network_salts_pk' })
  day: string;

  @Column('bytea')
  salt: Buffer;
}
