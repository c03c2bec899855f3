import { LIMITS, type PushSubscriptionData } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { execute } from '../../database/query.ts';
import { PushSubscriptionEntity } from './push-subscription.entity.ts';

const deleteSurplus = (userId: string) => sql`
  DELETE FROM push_subscriptions WHERE id IN (
    SELECT id FROM push_subscriptions WHERE user_id = ${userId} ORDER BY renewed_at DESC, id OFFSET ${LIMITS.pushSubscriptions})`;

@Injectable()
export class PushSubscriptionsRepository {
  constructor(private readonly database: DataSource) {}

  /** The browser belongs to this person, who is locked. Those that have been silent longest go where there are too many. */
  async renew(manager: EntityManager, userId: string, { endpoint, keys }: PushSubscriptionData): Promise<void> {
    const subscription = { userId, endpoint, ...keys, renewedAt: () => 'clock_timestamp()' };
    await manager.upsert(PushSubscriptionEntity, subscription, ['endpoint']);
    await execute(manager, deleteSurplus(userId));
  }

  async delete(userId: string, endpoint: string): Promise<void> {
    await this.database.manager.delete(PushSubscriptionEntity, { userId, endpoint });
  }
}
