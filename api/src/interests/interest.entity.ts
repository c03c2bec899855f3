import type { INTEREST_STATUSES } from '@crewdeck/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person's sign to an owner that they would like to join, with its end. */
@Entity('interests')
export class InterestEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('uuid', { name: 'project_id' })
  projectId: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** How many days it waits for its answer, decided when it was shown. Only the release before relies on the default. */
  @Column('smallint', { name: 'life_days', default: 14 })
  lifeDays: number;

  @Column('text', { default: 'shown' })
  status: (typeof INTEREST_STATUSES)[number];

  /** For the owner. */
  @Column('text', { default: '' })
  words: string;

  /** In which they would join; empty where they did not say. */
  @Column('text', { default: '' })
  role: string;

  /** As of the day on which they showed it. */
  @Column('text', { name: 'project_title', nullable: true, select: false })
  projectTitle: string | null;
}
