import type { RELEASE_ACTIONS } from '@crewdeck/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who did what to a release, when and why. Written in the transaction of the change; a trigger refuses any edit. */
@Entity('release_events')
export class ReleaseEventEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  module: string;

  @Column('text')
  action: (typeof RELEASE_ACTIONS)[number];

  @Column('text', { nullable: true })
  release: string | null;

  /** What was out before. */
  @Column('text', { nullable: true })
  previous: string | null;

  @Column('numeric', { precision: 5, scale: 2, nullable: true })
  percent: number | null;

  /** A person's e-mail, the name of a deploy token, `guard` or `upkeep`. */
  @Column('text')
  actor: string;

  @Column('text', { nullable: true })
  reason: string | null;

  /** The moment of writing, not of the transaction's start: who waited for a lock comes later. */
  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
