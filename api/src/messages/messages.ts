import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { CHANNELS, type Channel } from './channel.ts';
import { JobQueue } from './job-queue.ts';
import { OutboxRelay } from './outbox-relay.ts';
import { QueueWorker } from './queue-worker.ts';

/** Does some of what is there to do, and answers whether there was anything. */
type Work = () => Promise<boolean>;

/** Tells people who have no page open what has happened. Each process does it, and skips what another one works on. */
@Injectable()
export class Messages implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Messages.name);
  private readonly stopping = new AbortController();
  private readonly workers: readonly QueueWorker[];
  private working: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly outbox: OutboxRelay,
    queue: JobQueue,
    @Inject(CHANNELS) channels: readonly Channel[],
    @Inject(CONFIG) private readonly config: Pick<Config, 'MESSAGES_INTERVAL_MS'>,
  ) {
    this.workers = channels
      .filter(({ isOn }) => isOn)
      .flatMap(({ queues, atOnce }) =>
        Object.entries(queues).map(([name, tell]) => new QueueWorker(queue, name, tell, atOnce)),
      );
  }

  /** Side by side, so that a mail server that is slow keeps nothing else waiting. */
  onApplicationBootstrap(): void {
    if (this.config.MESSAGES_INTERVAL_MS === 0) return;
    const works = [() => this.outbox.relay(), ...this.workers.map((worker) => () => worker.startDue())];
    this.working = Promise.all(works.map((work) => this.repeat(work)));
  }

  /** What is under way comes to its end while the database is still there. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    for (const worker of this.workers) worker.stop();
    await this.working;
    await Promise.all(this.workers.map((worker) => worker.finishRunning()));
  }

  /** Until nothing is left to do now. */
  async workOff(): Promise<void> {
    while (await this.outbox.relay());
    for (const worker of this.workers) await worker.drain();
  }

  private async repeat(work: Work): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const hasMore = await work().catch((error: unknown) => this.tellFailure(error));
      const pause = hasMore ? 0 : this.config.MESSAGES_INTERVAL_MS;
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private tellFailure(error: unknown): false {
    this.logger.warn(`Messages wait, because the queue can't be worked on: ${error}`);
    return false;
  }
}
