import type { PushSubscriptionData } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { isToBeTold } from '../event-conditions.ts';
import { PushSubscriptionEntity } from './push-subscription.entity.ts';
import type { PushedEvent } from './push-texts.ts';

/** A browser that is told. */
export interface PushTarget extends PushSubscriptionData {
  readonly id: string;
}

/** An event, and the browsers of its person. */
export interface PushDelivery extends PushedEvent {
  readonly targets: PushTarget[];
}

/** A day old is too old to disturb anybody: so long a push service would keep it as well. */
const FIND = `
  SELECT a.id, a.kind, a.title AS project, coalesce(a.project_id, a.hackathon_id) AS "subjectId", p.name AS person,
    ARRAY(SELECT json_build_object('id', s.id, 'endpoint', s.endpoint, 'keys', json_build_object('p256dh', s.p256dh, 'auth', s.auth))
      FROM push_subscriptions s WHERE s.user_id = a.user_id ORDER BY s.id) AS targets
  FROM activities a JOIN users u ON u.id = a.user_id LEFT JOIN users p ON p.id = a.person_id
  WHERE a.id = $1 AND a.created_at > now() - interval '1 day'
    AND ${isToBeTold('a', 'u', 'push')}`;

@Injectable()
export class PushDeliveriesRepository {
  constructor(private readonly database: DataSource) {}

  /** `null` where the person is not to be told, or has seen it meanwhile. */
  async find(eventId: string): Promise<PushDelivery | null> {
    const [delivery] = await this.database.query<PushDelivery[]>(FIND, [eventId]);
    return delivery ?? null;
  }

  async forget(targets: readonly PushTarget[]): Promise<void> {
    if (targets.length > 0)
      await this.database.manager.delete(PushSubscriptionEntity, { id: In(targets.map(({ id }) => id)) });
  }
}
