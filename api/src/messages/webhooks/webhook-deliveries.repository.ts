import { MOST_WEBHOOK_DELIVERIES, type WebhookDelivery } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../../database/query.ts';
import { isoTime } from '../../database/sql.ts';
import { isShown } from '../../visibility/person-conditions.ts';
import type { WebhookTold } from './webhook-message.ts';

/** A delivery that waits. */
export interface WaitingDelivery extends WebhookTold {
  readonly webhookId: string;
  readonly tries: number;
  /** By ops, who hid it or suspended its owner: nothing leaves it. */
  readonly isProjectHidden: boolean;
}

export interface TriedDelivery extends Pick<WaitingDelivery, 'id' | 'webhookId'> {
  readonly state: WebhookDelivery['state'];
  readonly outcome: string;
}

const AT_ONCE = 200;
const FAILING_DAYS = 7;

const CLAIM = sql`
  UPDATE webhook_deliveries d SET handed_over_at = now()
  FROM (
    SELECT id FROM webhook_deliveries WHERE handed_over_at IS NULL
    ORDER BY created_at, id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED) AS claimed
  WHERE d.id = claimed.id RETURNING d.id`;

const waiting = (id: string) => sql`
  SELECT d.id, d.event, ${isoTime(sql`d.created_at`)} AS at, d.tries, w.id AS "webhookId", w.url, w.secret,
    (SELECT row_to_json(named) FROM (SELECT p.id, p.title) AS named) AS project,
    (SELECT row_to_json(named) FROM (
      SELECT u.id, u.name FROM users u WHERE u.id = d.person_id AND ${isShown(sql`u`)}) AS named) AS person,
    p.is_hidden OR owner.suspended_reason IS NOT NULL AS "isProjectHidden"
  FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id JOIN projects p ON p.id = w.project_id
    JOIN users owner ON owner.id = p.owner_id
  WHERE d.id = ${id} AND d.state = 'waiting'`;

/** What was given up while it was on its way may still have arrived. */
const note = ({ id, state, outcome }: TriedDelivery) => sql`
  UPDATE webhook_deliveries SET state = ${state}, outcome = ${outcome}, tries = tries + 1, tried_at = now()
  WHERE id = ${id} AND (state = 'waiting' OR ${state} = 'delivered')`;

const isWorking = (id: string) => sql`
  UPDATE webhooks SET failing_since = NULL, off_since = NULL
  WHERE id = ${id} AND (failing_since IS NOT NULL OR off_since IS NOT NULL)`;

const isFailing = (id: string, isGone: boolean) => sql`
  UPDATE webhooks SET failing_since = coalesce(failing_since, now()),
    off_since = CASE WHEN ${isGone} OR failing_since < now() - ${FAILING_DAYS} * interval '1 day' THEN now() END
  WHERE id = ${id} AND off_since IS NULL RETURNING off_since IS NOT NULL AS "isOff"`;

const giveUpWaiting = (webhookId: string) => sql`
  UPDATE webhook_deliveries SET state = 'failed', outcome = coalesce(outcome, 'Not sent: the webhook is off.')
  WHERE webhook_id = ${webhookId} AND state = 'waiting'`;

/** The log has no more of them. */
const forgetOld = (webhookId: string) => sql`
  DELETE FROM webhook_deliveries WHERE id IN (
    SELECT id FROM webhook_deliveries WHERE webhook_id = ${webhookId} AND state <> 'waiting'
    ORDER BY created_at DESC, id DESC OFFSET ${MOST_WEBHOOK_DELIVERIES})`;

@Injectable()
export class WebhookDeliveriesRepository {
  constructor(private readonly database: DataSource) {}

  /** The ids of deliveries that are handed over now, in the transaction that writes their jobs. */
  async claim(manager: EntityManager): Promise<string[]> {
    return (await queryRows<{ id: string }>(manager, CLAIM)).map(({ id }) => id);
  }

  /** `null` once it is delivered or failed, or gone with its webhook. */
  find(id: string): Promise<WaitingDelivery | null> {
    return queryRow(this.database, waiting(id));
  }

  async addTest(manager: EntityManager, webhookId: string): Promise<void> {
    await execute(manager, sql`INSERT INTO webhook_deliveries (webhook_id, event) VALUES (${webhookId}, 'test')`);
  }

  /** The newest first. */
  findLog(webhookId: string): Promise<WebhookDelivery[]> {
    return queryRows(
      this.database,
      sql`
        SELECT d.id, d.event, d.state, ${isoTime(sql`d.created_at`)} AS "createdAt", ${isoTime(sql`d.tried_at`)} AS "triedAt", d.outcome
        FROM webhook_deliveries d WHERE d.webhook_id = ${webhookId}
        ORDER BY d.created_at DESC, d.id DESC LIMIT ${MOST_WEBHOOK_DELIVERIES}`,
    );
  }

  /** The project is locked. */
  async note(manager: EntityManager, tried: TriedDelivery): Promise<void> {
    await execute(manager, note(tried));
    if (tried.state === 'delivered') await execute(manager, isWorking(tried.webhookId));
    if (tried.state !== 'waiting') await execute(manager, forgetOld(tried.webhookId));
  }

  /** @returns whether that has turned it off now; what waits then is given up */
  async noteFailure(manager: EntityManager, webhookId: string, isGone: boolean): Promise<boolean> {
    const webhook = await queryRow<{ isOff: boolean }>(manager, isFailing(webhookId, isGone));
    if (!webhook?.isOff) return false;
    await execute(manager, giveUpWaiting(webhookId));
    return true;
  }
}
