import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What page loads get of one module. Each change raises its revision by one. */
@Entity('release_channels')
export class ReleaseChannelEntity {
  @PrimaryColumn('text')
  module: string;

  @Column('integer')
  revision: number;

  @Column('text')
  live: string;

  @Column('timestamptz', { name: 'live_since' })
  liveSince: Date;

  @Column('text', { name: 'last_good', nullable: true })
  lastGood: string | null;

  @Column('text', { nullable: true })
  canary: string | null;

  @Column('numeric', { name: 'canary_percent', precision: 5, scale: 2, nullable: true })
  canaryPercent: string | null;

  @Column('timestamptz', { name: 'canary_since', nullable: true })
  canarySince: Date | null;

  @Column('text', { name: 'stop_reason', nullable: true })
  stopReason: string | null;

  @Column('text', { name: 'stopped_by', nullable: true })
  stoppedBy: string | null;

  @Column('timestamptz', { name: 'stopped_at', nullable: true })
  stoppedAt: Date | null;
}
