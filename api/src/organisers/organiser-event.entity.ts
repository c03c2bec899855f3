import type { ORGANISER_ACTIONS } from '@crewdeck/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who did what to run a hackathon, and when. Written with the change; a trigger refuses edits, but people can be forgotten. */
@Entity('organiser_events')
export class OrganiserEventEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** No reference: what was done is known after the event is gone. */
  @Column('uuid', { name: 'hackathon_id' })
  hackathonId: string;

  @Column('text')
  action: (typeof ORGANISER_ACTIONS)[number];

  /** `null` for ops, and once the organiser has no profile. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  /** E-mail of the person of ops; `null` where an organiser did it. */
  @Column('text', { name: 'ops', nullable: true })
  ops: string | null;

  /** Whom it is about. */
  @Column('uuid', { name: 'person_id', nullable: true })
  personId: string | null;

  @Column('text', { default: '' })
  detail: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
