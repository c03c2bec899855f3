import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often pages reported one outcome of a release in one minute. It names nobody, and lives for a week. */
@Entity('release_reports')
export class ReleaseReportEntity {
  @PrimaryColumn('text')
  module: string;

  @PrimaryColumn('text')
  release: string;

  /** When it began. */
  @PrimaryColumn('timestamptz')
  minute: Date;

  @PrimaryColumn('text')
  outcome: string;

  /** Pattern of the page that failed; empty where none was named, and of loads that went well. */
  @PrimaryColumn('text')
  route: string;

  /** Name and major version, of loads that failed; empty otherwise. */
  @PrimaryColumn('text')
  browser: string;

  @Column('int')
  count: number;

  /** Of the latest one. */
  @Column('text', { nullable: true })
  message: string | null;
}

/** When a network last reported one outcome of a release. It lives for an hour. */
@Entity('release_sightings')
export class ReleaseSightingEntity {
  @PrimaryColumn('text')
  module: string;

  @PrimaryColumn('text')
  release: string;

  @PrimaryColumn('text')
  outcome: string;

  /** Hash under the salt of the day: which network it is nobody knows once the salt is gone. */
  @PrimaryColumn('bytea')
  network: Buffer;

  @Column('timestamptz', { name: 'seen_at' })
  seenAt: Date;
}

/** What networks are hashed with on one day (UTC), the same in all processes. */
@Entity('network_salts')
export class NetworkSaltEntity {
  @PrimaryColumn('date')
  day: string;

  @Column('bytea')
  salt: Buffer;
}
