import type { MODERATED_KINDS, MODERATION_ACTIONS } from '@crewdeck/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who of ops did what to a person, a project or a hackathon, when and why. Written with the change; a trigger refuses any edit. */
@Entity('moderation_events')
export class ModerationEventEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text', { name: 'subject_kind' })
  subjectKind: (typeof MODERATED_KINDS)[number];

  /** No reference: what was done is known after the subject is gone. */
  @Column('uuid', { name: 'subject_id' })
  subjectId: string;

  @Column('text')
  action: (typeof MODERATION_ACTIONS)[number];

  /** E-mail of the person, as in the events of releases. */
  @Column('text')
  actor: string;

  @Column('text')
  reason: string;

  /** The moment of writing, not of the transaction's start: who waited for a lock comes later. */
  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
