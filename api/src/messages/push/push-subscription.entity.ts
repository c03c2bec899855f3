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

  /** Until when it is not called, as its push service has not answered in time. */
  @Column('timestamptz', { name: 'paused_until', nullable: true })
  pausedUntil: Date | null;

  /** How often in a row its push service has not answered in time. */
  @Column('smallint', { default: 0 })
  timeouts: number;
}
