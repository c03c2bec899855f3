import type { PushSubscriptionData } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource, type EntityManager, In } from 'typeorm';
import { queryRow } from '../../database/query.ts';
import { isToBeTold } from '../event-conditions.ts';
import type { PushedEvent } from './push-message.ts';
import { PushSubscriptionEntity } from './push-subscription.entity.ts';

/** A browser that is told. */
export interface PushTarget extends PushSubscriptionData {
  readonly id: string;
}

/** An event, and a browser of its person. */
export interface PushDelivery extends PushedEvent {
  readonly userId: string;
  readonly target: PushTarget;
}

const TARGET = sql`json_build_object('id', s.id, 'endpoint', s.endpoint, 'keys', json_build_object('p256dh', s.p256dh, 'auth', s.auth))`;

/** A day old is too old to disturb anybody: so long a push service would keep it as well. */
const deliveryOf = (eventId: string, browserId: string) => sql`
  SELECT a.id, a.kind, a.user_id AS "userId", a.title AS project, coalesce(a.project_id, a.hackathon_id) AS "subjectId", p.name AS person,
    ${TARGET} AS target
  FROM activities a JOIN users u ON u.id = a.user_id JOIN push_subscriptions s ON s.user_id = a.user_id
    LEFT JOIN users p ON p.id = a.person_id
  WHERE a.id = ${eventId} AND s.id = ${browserId} AND a.created_at > now() - interval '1 day'
    AND ${isToBeTold(sql`a`, sql`u`, 'push')}`;

@Injectable()
export class PushDeliveriesRepository {
  constructor(private readonly database: DataSource) {}

  /** Browsers of these people, in no order. */
  browsersOf(manager: EntityManager, userIds: readonly string[]): Promise<PushSubscriptionEntity[]> {
    return manager.findBy(PushSubscriptionEntity, { userId: In(userIds) });
  }

  /** `null` where the person is not to be told, has seen it meanwhile, or no longer has this browser. */
  find(eventId: string, browserId: string): Promise<PushDelivery | null> {
    return queryRow(this.database, deliveryOf(eventId, browserId));
  }

  async forget({ id }: PushTarget): Promise<void> {
    await this.database.manager.delete(PushSubscriptionEntity, { id });
  }
}
