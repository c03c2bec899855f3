import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockProject } from '../../database/lock-order.ts';
import { notify } from '../../notifications/notify.ts';
import { CONFIG, type Config } from '../../platform/config/variables.ts';
import type { Channel, Event, Job } from '../channel.ts';
import { JobQueue } from '../job-queue.ts';
import { CalledHosts, MOST_CALLS } from '../outgoing/called-hosts.ts';
import { type PostOutcome, postTo } from '../outgoing/post-to.ts';
import { PublicConnections } from '../outgoing/public-connections.ts';
import { type WaitingDelivery, WebhookDeliveriesRepository } from './webhook-deliveries.repository.ts';
import { webhookMessage } from './webhook-message.ts';

const QUEUE = 'webhook';
/** Each delay is four times the one before: the last attempt comes about half a day after the first. */
const MAX_ATTEMPTS = 7;
const BASE_DELAY_MS = 30_000;
/** While as many calls of this host or project are open as are allowed. */
const BUSY_DELAY_MS = 10_000;
const GONE = 410;
/** Behind new messages. */
const RETRY_PRIORITY = -1;

interface WebhookJob {
  readonly delivery: string;
}

/** For the owner's log. It doesn't reveal to which address a name resolves. */
function describeOutcome(outcome: PostOutcome): string {
  if (outcome.is === 'timed_out') return 'There was no answer within three seconds.';
  if (outcome.is === 'failed') return "We couldn't reach the server by a secure connection on the Internet.";
  const { status } = outcome;
  if (status >= 300 && status < 400) return `The server answered ${status}. We don't follow redirects.`;
  return `The server answered ${status}.`;
}

/** Sends what has happened in projects to their webhooks, each message by a job of its own (ADR 23). */
@Injectable()
export class WebhookChannel implements Channel, OnApplicationShutdown {
  private readonly connections = new PublicConnections();
  private readonly hosts = new CalledHosts();
  readonly isOn = true;
  readonly atOnce = MOST_CALLS;
  readonly queues = { [QUEUE]: (job: WebhookJob) => this.deliver(job) };

  constructor(
    private readonly database: DataSource,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly queue: JobQueue,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_ORIGIN'>,
  ) {}

  onApplicationShutdown(): Promise<void> {
    return this.connections.end();
  }

  /** `events` are for people. Webhooks have an outbox of their own. */
  async jobsOf(_events: readonly Event[], manager: EntityManager): Promise<Job[]> {
    const ids = await this.deliveries.claim(manager);
    return ids.map((delivery) => ({ name: QUEUE, data: { delivery } }));
  }

  private async deliver({ delivery: id }: WebhookJob): Promise<void> {
    const delivery = await this.deliveries.find(id);
    if (!delivery) return;
    if (delivery.isProjectHidden) return this.end(delivery, 'failed', 'Not sent: the project is hidden.');
    const { origin } = new URL(delivery.url);
    if (!this.hosts.hasRoom(origin, delivery.project.id))
      return this.queue.add(this.database.manager, [jobAfter(id, BUSY_DELAY_MS)]);
    const message = webhookMessage(delivery, this.config.PUBLIC_ORIGIN, new Date());
    const send = () => postTo(this.connections, delivery.url, message);
    const outcome = await this.hosts.call(origin, delivery.project.id, send);
    const isDelivered = outcome.is === 'answered' && outcome.status >= 200 && outcome.status < 300;
    return isDelivered
      ? this.end(delivery, 'delivered', describeOutcome(outcome))
      : this.noteFailure(delivery, outcome);
  }

  private end(delivery: WaitingDelivery, state: 'delivered' | 'failed', outcome: string): Promise<void> {
    return this.change(delivery, (manager) => this.deliveries.note(manager, { ...delivery, state, outcome }));
  }

  private noteFailure(delivery: WaitingDelivery, outcome: PostOutcome): Promise<void> {
    const { id, tries, webhookId, project } = delivery;
    const isTest = delivery.event === 'test';
    const isLast = tries + 1 >= MAX_ATTEMPTS || isTest;
    const isGone = outcome.is === 'answered' && outcome.status === GONE;
    return this.change(delivery, async (manager) => {
      const state = isLast ? 'failed' : 'waiting';
      await this.deliveries.note(manager, { id, webhookId, state, outcome: describeOutcome(outcome) });
      // A test says nothing of what a project's messages meet.
      if (!isTest && (await this.deliveries.noteFailure(manager, webhookId, isGone)))
        return notify(manager, 'webhook_off', { projectId: project.id, by: null });
      const askedMs = outcome.is === 'answered' ? outcome.afterMs : 0;
      if (!isLast) await this.queue.add(manager, [jobAfter(id, Math.max(BASE_DELAY_MS * 4 ** tries, askedMs))]);
    });
  }

  /** Deleting a project deletes its webhooks, so it is locked before they change. */
  private change({ project }: WaitingDelivery, change: (manager: EntityManager) => Promise<void>): Promise<void> {
    return this.database.transaction(async (manager) => {
      await lockProject(manager, project.id);
      await change(manager);
    });
  }
}

/** With jitter, so that messages that fail together aren't tried again together. */
function jobAfter(delivery: string, delayMs: number): Job {
  const startAfter = new Date(Date.now() + delayMs * (1 + Math.random() / 2));
  return { name: QUEUE, data: { delivery }, startAfter, priority: RETRY_PRIORITY };
}
