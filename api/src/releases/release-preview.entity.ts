import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A link that shows one release to everybody who opens it. Kept until it would expire; its events stay. */
@Entity('release_previews')
@Check('release_previews_a_day_at_most', "expires_at <= created_at + interval '1 day'")
@Index('release_previews_of_module', { synchronize: false })
export class ReleasePreviewEntity {
  /** Its token carries it. */
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'release_previews_pk' })
  id: string;

  @Column('text')
  module: string;

  @Column('text')
  release: string;

  @Column('text', { name: 'created_by' })
  createdBy: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** When somebody ended it before its time. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
