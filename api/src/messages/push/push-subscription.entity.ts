import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A browser in which a person wants to be told at once: where its push service takes messages, and what they are encrypted with.
 * The release before still reads the columns `paused_until` and `timeouts`; the next one can remove them (ADR 40).
 */
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
}
