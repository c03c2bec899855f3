import { LIMITS, type PushSubscriptionData } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PushSubscriptionEntity } from './push-subscription.entity.ts';

/** A browser is that of who has last signed in with it. */
const RENEW = `
  INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4)
  ON CONFLICT (endpoint) DO UPDATE
  SET user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, renewed_at = clock_timestamp()`;

const DELETE_SURPLUS = `
  DELETE FROM push_subscriptions WHERE id IN (
    SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY renewed_at DESC, id OFFSET ${LIMITS.pushSubscriptions})`;

@Injectable()
export class PushSubscriptionsRepository {
  constructor(private readonly database: DataSource) {}

  /** Of one person who is locked; those that have been silent longest go where there are too many. */
  async renew(manager: EntityManager, userId: string, { endpoint, keys }: PushSubscriptionData): Promise<void> {
    await manager.query(RENEW, [userId, endpoint, keys.p256dh, keys.auth]);
    await manager.query(DELETE_SURPLUS, [userId]);
  }

  async delete(userId: string, endpoint: string): Promise<void> {
    await this.database.manager.delete(PushSubscriptionEntity, { userId, endpoint });
  }
}
