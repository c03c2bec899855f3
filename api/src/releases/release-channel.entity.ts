import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ReleaseEntity } from './release.entity.ts';

/** What page loads get of one module. Each change raises its revision by one. */
@Entity('release_channels')
@ForeignKey(() => ReleaseEntity, ['module', 'live'], ['module', 'release'], { name: 'release_channels_live_fk' })
@ForeignKey(() => ReleaseEntity, ['module', 'lastGood'], ['module', 'release'], {
  name: 'release_channels_last_good_fk',
})
@ForeignKey(() => ReleaseEntity, ['module', 'canary'], ['module', 'release'], { name: 'release_channels_canary_fk' })
@Check('release_channels_revision_counts', 'revision > 0')
@Check('release_channels_last_good_is_another', 'last_good <> live')
@Check('release_channels_canary_is_another', 'canary <> live')
@Check('release_channels_canary_whole', 'num_nonnulls(canary, canary_percent, canary_since) IN (0, 3)')
@Check('release_channels_percent_range', 'canary_percent >= 0.01 AND canary_percent < 100')
@Check('release_channels_stop_whole', 'num_nonnulls(stop_reason, stopped_by, stopped_at) IN (0, 3)')
export class ReleaseChannelEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'release_channels_pk' })
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
