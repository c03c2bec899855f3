import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A browser in which a person wants to be told at once: where its push service takes messages, and what they are encrypted with. */
@Entity('push_subscriptions')
export class PushSubscriptionEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  endpoint: string;

  @Column('text')
  p256dh: string;

  @Column('text')
  auth: string;

  /** When the browser last said so. */
  @Column('timestamptz', { name: 'renewed_at', default: () => 'now()' })
  renewedAt: Date;

  /** Only the release before reads this and `timeouts`, so the next one can remove both (ADR 40). */
  @Column('timestamptz', { name: 'paused_until', nullable: true })
  pausedUntil: Date | null;

  @Column('smallint', { default: 0 })
  timeouts: number;
}
