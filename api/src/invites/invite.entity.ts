import type { INVITE_STATUSES } from '@crewdeck/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An owner's offer of a role to one person: pending, then accepted or declined by that person, withdrawn, or expired. */
@Entity('invites')
export class InviteEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'project_id' })
  projectId: string;

  @Column('uuid', { name: 'sender_id' })
  senderId: string;

  @Column('uuid', { name: 'receiver_id' })
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

  /** When its sender reminded the receiver, which is possible once. */
  @Column('timestamptz', { name: 'asked_again_at', nullable: true, select: false })
  askedAgainAt: Date | null;

  /** Kept when it is sent, as the names are: as of the day of the invite. */
  @Column('text', { name: 'project_title', nullable: true, select: false })
  projectTitle: string | null;

  @Column('text', { name: 'sender_name', nullable: true, select: false })
  senderName: string | null;

  @Column('text', { name: 'receiver_name', nullable: true, select: false })
  receiverName: string | null;
}
