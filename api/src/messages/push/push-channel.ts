import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../platform/config/variables.ts';
import type { Channel, Event, Job } from '../channel.ts';
import { JobQueue } from '../job-queue.ts';
import { PushDeliveriesRepository, type PushDelivery, type PushTarget } from './push-deliveries.repository.ts';
import { type PushKeys, pushKeysOf } from './push-keys.ts';
import { isPushed, pushMessage } from './push-texts.ts';
import { type PushOutcome, sendPush } from './send-push.ts';

const QUEUE = 'push';
const FIRST_PAUSE_MS = 30_000;
const MOST_TRIES = 8;

interface PushJob {
  readonly event: string;
  /** Ids of the browsers that have not got it, and how often that was tried; all of them at first. */
  readonly left?: readonly string[];
  readonly tries?: number;
}

type Failed = { target: PushTarget; outcome: Extract<PushOutcome, { is: 'failed' }> };

/** Tells people in their browsers of what can't wait (ADR 24). */
@Injectable()
export class PushChannel implements Channel {
  private readonly logger = new Logger(PushChannel.name);
  private readonly keys: PushKeys | null;
  readonly isOn: boolean;
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

  jobOf({ id, kind }: Event): Job | null {
    return isPushed(kind) ? { name: QUEUE, data: { event: id } satisfies PushJob } : null;
  }

  private async tell(job: PushJob): Promise<void> {
    const delivery = await this.deliveries.find(job.event);
    if (!delivery || !this.keys) return;
    const outcomes = await this.send(delivery, job.left ?? null, this.keys);
    await this.deliveries.forget(outcomes.filter(({ outcome }) => outcome.is === 'gone').map(({ target }) => target));
    const failed = outcomes.filter((one): one is Failed => one.outcome.is === 'failed');
    if (failed.length > 0) await this.tryAgain(job, failed);
  }

  private send({ targets, ...event }: PushDelivery, left: readonly string[] | null, keys: PushKeys) {
    const message = pushMessage(event);
    return Promise.all(
      targets
        .filter(({ id }) => left === null || left.includes(id))
        .map(async (target) => ({ target, outcome: await sendPush(target, message, keys) })),
    );
  }

  /** Those that have got it don't get it again. Each try waits twice as long, and as long as a push service asks for. */
  private async tryAgain({ event, tries = 0 }: PushJob, failed: readonly Failed[]): Promise<void> {
    const reasons = [...new Set(failed.map(({ outcome }) => outcome.reason))].join(' ');
    this.logger.warn(`A push service takes no message, tried ${tries + 1} of ${MOST_TRIES} times: ${reasons}`);
    if (tries + 1 >= MOST_TRIES) return;
    const pauseMs = Math.max(FIRST_PAUSE_MS * 2 ** tries, ...failed.map(({ outcome }) => outcome.afterMs));
    const data: PushJob = { event, left: failed.map(({ target }) => target.id), tries: tries + 1 };
    await this.queue.add(this.database.manager, [{ name: QUEUE, data, startAfter: new Date(Date.now() + pauseMs) }]);
  }
}
