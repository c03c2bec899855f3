import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A link that shows one release to everybody who opens it. Kept until it would expire; its events stay. */
@Entity('release_previews')
export class ReleasePreviewEntity {
  /** Its token carries it. */
  @PrimaryGeneratedColumn('uuid')
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
