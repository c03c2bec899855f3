import type { INVITE_STATUSES } from '@crewdeck/contract';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ProjectEntity } from '../projects/project.entity.ts';
import { UserEntity } from '../users/user.entity.ts';

/** An owner's offer of a role to one person: pending, then accepted or declined by that person, withdrawn, or expired. */
@Entity('invites')
@Check('invites_role_size', 'char_length(role) BETWEEN 1 AND 60')
@Check('invites_status_known', "status IN ('pending', 'accepted', 'declined', 'withdrawn', 'expired')")
@Check('invites_note_size', 'char_length(note) <= 300')
@Check('invites_place_ended', "place_ended_at IS NULL OR status = 'accepted'")
@Check('invites_answered', "(status = 'pending') = (answered_at IS NULL)")
@Check('invites_to_another_person', 'sender_id <> receiver_id')
@Index('invites_one_live', { synchronize: false })
@Index('invites_received', { synchronize: false })
@Index('invites_sent', { synchronize: false })
@Index('invites_of_project', { synchronize: false })
@Index('invites_outstanding', { synchronize: false })
@Index('invites_waiting', { synchronize: false })
@Index('invites_open_since', { synchronize: false })
@Index('invites_to_remind_of', { synchronize: false })
@Index('invites_by_end', { synchronize: false })
@Index('invites_to_remind_by_end', { synchronize: false })
export class InviteEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'invites_pk' })
  id: string;

  @Column('uuid', { name: 'project_id' })
  @ForeignKey(() => ProjectEntity, { name: 'invites_project_fk', onDelete: 'CASCADE' })
  projectId: string;

  @Column('uuid', { name: 'sender_id' })
  @ForeignKey(() => UserEntity, { name: 'invites_sender_fk', onDelete: 'CASCADE' })
  senderId: string;

  @Column('uuid', { name: 'receiver_id' })
  @ForeignKey(() => UserEntity, { name: 'invites_receiver_fk', onDelete: 'CASCADE' })
  receiverId: string;

  @Column('text')
  role: string;

  @Column('text', { default: 'pending' })
  status: (typeof INVITE_STATUSES)[number];

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** How many days it waits for its answer, decided when it was sent. Only the release before relies on the default. */
  @Column('smallint', { name: 'life_days', default: 14 })
  lifeDays: number;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  @Column('text', { default: '' })
  note: string;

  /** Of an accepted one, when its place in the team ended. */
  @Column('timestamptz', { name: 'place_ended_at', nullable: true })
  placeEndedAt: Date | null;

  /** When its receiver was told that it expires soon. */
  @Column('timestamptz', { name: 'reminded_at', nullable: true, select: false })
  remindedAt: Date | null;

  /** Kept when it is sent, as the names are: as of the day of the invite. */
  @Column('text', { name: 'project_title', nullable: true, select: false })
  projectTitle: string | null;

  @Column('text', { name: 'sender_name', nullable: true, select: false })
  senderName: string | null;

  @Column('text', { name: 'receiver_name', nullable: true, select: false })
  receiverName: string | null;
}
