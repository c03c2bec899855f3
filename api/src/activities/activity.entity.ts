import type { EventKind } from '@crewdeck/contract';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { HackathonEntity } from '../hackathons/hackathon.entity.ts';
import { ProjectEntity } from '../projects/project.entity.ts';
import { UserEntity } from '../users/user.entity.ts';

/** What a person is told that others have done, or time: one for each event and person, written by `notify` (ADR 51). Received invites are the bell's: a row tells of them by email and push, and is in no list. */
@Entity('activities')
@Check('activities_words_size', 'char_length(words) <= 300')
@Index('activities_of_user', { synchronize: false })
@Index('activities_unread', { synchronize: false })
@Index('activities_to_hand_over', { synchronize: false })
@Index('activities_of_project', ['projectId'])
@Index('activities_of_hackathon', { synchronize: false })
@Index('activities_about_person', ['personId'])
@Index('activities_by_age', ['createdAt'])
@Index('activities_changed', ['changedIn'])
@Index('activities_said_by', { synchronize: false })
export class ActivityEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'activities_pk' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  @ForeignKey(() => UserEntity, { name: 'activities_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @Column('text')
  kind: EventKind;

  @Column('uuid', { name: 'project_id', nullable: true })
  @ForeignKey(() => ProjectEntity, { name: 'activities_project_fk', onDelete: 'SET NULL' })
  projectId: string | null;

  /** The event that it is about, where there is no project yet. */
  @Column('uuid', { name: 'hackathon_id', nullable: true })
  @ForeignKey(() => HackathonEntity, { name: 'activities_hackathon_fk', onDelete: 'SET NULL' })
  hackathonId: string | null;

  /** Of the project, or of the event, as it was. */
  @Column('text')
  title: string;

  /** Who did it. */
  @Column('uuid', { name: 'person_id', nullable: true })
  @ForeignKey(() => UserEntity, { name: 'activities_person_fk', onDelete: 'SET NULL' })
  personId: string | null;

  @Column('text', { default: '' })
  words: string;

  /** Who wrote the words, or the title of a project that is deleted, where nothing else says it. */
  @Column('uuid', { name: 'said_by', nullable: true })
  saidBy: string | null;

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
