import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../platform/config/variables.ts';
import type { Channel, Event, Job } from '../channel.ts';
import { JobQueue } from '../job-queue.ts';
import { CalledHosts, MOST_CALLS } from '../outgoing/called-hosts.ts';
import { PublicConnections } from '../outgoing/public-connections.ts';
import { PushDeliveriesRepository, type PushTarget } from './push-deliveries.repository.ts';
import { type PushKeys, pushKeysOf } from './push-keys.ts';
import { isPushed, pushMessage } from './push-message.ts';
import { type PushOutcome, sendPush } from './send-push.ts';

const QUEUE = 'push';
const FIRST_PAUSE_MS = 30_000;
const MOST_TRIES = 8;
/** In pg-boss, 0 is the default and comes first: new messages before repeated ones. */
const AFTER_NEW_ONES = -1;

interface PushJob {
  readonly event: string;
  /** Id of its subscription. */
  readonly browser: string;
  readonly tries?: number;
}

/** Tells people in their browsers of what can't wait: one job for each event and browser (ADR 23). */
@Injectable()
export class PushChannel implements Channel, OnApplicationShutdown {
  private readonly logger = new Logger(PushChannel.name);
  private readonly connections = new PublicConnections();
  private readonly hosts = new CalledHosts();
  private readonly keys: PushKeys | null;
  readonly isOn: boolean;
  /** How many of its jobs run side by side. */
  readonly atOnce = MOST_CALLS;
  readonly queues = { [QUEUE]: (job: PushJob) => this.tell(job) };

  constructor(
    private readonly database: DataSource,
    private readonly deliveries: PushDeliveriesRepository,
    private readonly queue: JobQueue,
    @Inject(CONFIG) config: Config,
  ) {
    this.keys = pushKeysOf(config);
    this.isOn = this.keys !== null;
  }

  onApplicationShutdown(): Promise<void> {
    return this.connections.end();
  }

  async jobsOf(events: readonly Event[], manager: EntityManager): Promise<Job[]> {
    const pushed = events.filter(({ kind }) => isPushed(kind));
    if (pushed.length === 0) return [];
    const browsers = await this.deliveries.browsersOf(manager, [...new Set(pushed.map(({ userId }) => userId))]);
    return pushed.flatMap((event) =>
      browsers
        .filter(({ userId }) => userId === event.userId)
        .map((browser) => jobOf({ event: event.id, browser: browser.id })),
    );
  }

  private async tell(job: PushJob): Promise<void> {
    const { keys } = this;
    // None where push is off, or the event is read or the browser gone meanwhile.
    const delivery = keys && (await this.deliveries.find(job.event, job.browser));
    if (!delivery) return;
    const { target, userId } = delivery;
    const { origin } = new URL(target.endpoint);
    if (!this.hosts.hasRoom(origin, userId)) return this.postpone(job);
    const send = () => sendPush(target, pushMessage(delivery), keys, this.connections);
    await this.note(job, target, await this.hosts.call(origin, userId, send));
  }

  private async note(job: PushJob, target: PushTarget, outcome: PushOutcome): Promise<void> {
    switch (outcome.is) {
      case 'gone':
        return this.deliveries.forget(target);
      case 'sent':
        return;
      case 'timed_out':
        this.warn(job, 'It does not answer.');
        return this.postpone(job);
      case 'failed':
        this.warn(job, outcome.reason);
        return this.postpone(job, outcome.afterMs);
    }
  }

  private warn({ tries = 0 }: PushJob, reason: string): void {
    this.logger.warn(`A push service takes no message, tried ${tries + 1} of ${MOST_TRIES} times: ${reason}`);
  }

  /**
   * Waits twice as long after each try, and at least as long as the push service asks for. A full host costs a try too, or its
   * messages would wait for ever.
   */
  private async postpone({ tries = 0, ...job }: PushJob, afterMs = 0): Promise<void> {
    if (tries + 1 >= MOST_TRIES) return;
    // Random, so that messages of one moment don't all come back at another.
    const pauseMs = Math.max(FIRST_PAUSE_MS * 2 ** tries, afterMs) + Math.random() * FIRST_PAUSE_MS;
    const later = { startAfter: new Date(Date.now() + pauseMs), priority: AFTER_NEW_ONES };
    await this.queue.add(this.database.manager, [{ ...jobOf({ ...job, tries: tries + 1 }), ...later }]);
  }
}

const jobOf = (data: PushJob): Job => ({ name: QUEUE, data });
