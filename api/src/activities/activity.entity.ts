import type { EventKind } from '@crewdeck/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a person is told that others have done, or time: one for each event and person, written by `notify` (ADR 51). Received invites are the bell's: a row tells of them by email and push, and is in no list. */
@Entity('activities')
export class ActivityEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  kind: EventKind;

  @Column('uuid', { name: 'project_id', nullable: true })
  projectId: string | null;

  /** The event that it is about, where there is no project yet. */
  @Column('uuid', { name: 'hackathon_id', nullable: true })
  hackathonId: string | null;

  /** Of the project, or of the event, as it was. */
  @Column('text')
  title: string;

  /** Who did it. */
  @Column('uuid', { name: 'person_id', nullable: true })
  personId: string | null;

  @Column('text', { default: '' })
  words: string;

  /** Who wrote the words, or the title of a project that is deleted, where nothing else says it. */
  @Column('uuid', { name: 'said_by', nullable: true })
  saidBy: string | null;

  /** When the meeting starts that it is about. */
  @Column('timestamptz', { name: 'meets_at', nullable: true })
  meetsAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;

  /** When jobs were written that tell of it by mail and push; of a channel that was off then, none was. */
  @Column('timestamptz', { name: 'handed_over_at', nullable: true })
  handedOverAt: Date | null;

  /** The transaction that has written it, or marked it as read. */
  @Column('bigint', { name: 'changed_in', default: () => 'current_transaction()' })
  changedIn: string;
}
