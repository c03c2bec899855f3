import type { MODERATED_KINDS, MODERATION_ACTIONS } from '@crewdeck/contract';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who of ops did what to a person or a project, when and why. Written with the change; a trigger refuses any edit. */
@Entity('moderation_events')
@Check('moderation_events_kind_known', "subject_kind IN ('person', 'project')")
@Check('moderation_events_action_known', "action IN ('dismiss', 'hide', 'show', 'suspend', 'reinstate')")
@Check('moderation_events_for_a_reason', "reason <> ''")
@Index('moderation_events_of_subject', { synchronize: false })
@Index('moderation_events_newest', { synchronize: false })
export class ModerationEventEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'moderation_events_pk' })
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
