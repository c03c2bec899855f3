import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type Type,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { JobQueue } from '../messages/job-queue.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { JOB_NAMES, JOBS, type Job, type JobName } from './job-list.ts';
import { JobMetrics } from './job-metrics.ts';

/** A process that ends waits no longer for its jobs: the next run does the rest. */
const LONGEST_WAIT_MS = 5_000;

/** Runs the jobs of the list when they are due. No job waits for another one, and none fails with another one (ADR 23). */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly stopping = new AbortController();
  private readonly running = new Map<JobName, Promise<void>>();

  constructor(
    private readonly queue: JobQueue,
    private readonly metrics: JobMetrics,
    private readonly parts: ModuleRef,
    @Inject(CONFIG) private readonly config: Pick<Config, 'JOBS_INTERVAL_MS'>,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.JOBS_INTERVAL_MS > 0) void this.startInTurn();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.race([Promise.all(this.running.values()), sleep(LONGEST_WAIT_MS, undefined, { ref: false })]);
  }

  /** Runs it now, whether or not it is due. */
  run(name: JobName): Promise<void> {
    return this.metrics.measure(name, () => this.work(JOBS[name]));
  }

  /** Spread over the interval, so that jobs don't take all connections at once. */
  private async startInTurn(): Promise<void> {
    const { signal } = this.stopping;
    const pauseMs = this.config.JOBS_INTERVAL_MS / JOB_NAMES.length;
    while (!signal.aborted)
      for (const name of JOB_NAMES) {
        if (!signal.aborted && !this.running.has(name)) this.start(name);
        await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
      }
  }

  private start(name: JobName): void {
    const run = this.queue
      .runWhenDue(name, JOBS[name], () => this.run(name))
      .catch((error) => this.logger.warn(`The job "${name}" has failed, and runs again when it is due: ${error}`))
      .finally(() => this.running.delete(name));
    this.running.set(name, run);
  }

  private async work(job: Job): Promise<void> {
    const get = <T>(part: Type<T> | symbol) => this.parts.get<T>(part, { strict: false });
    if (job.batchSize === undefined) return job.run(get);
    const end = performance.now() + job.limitSeconds * 1000;
    while ((await job.run(get, job.batchSize)) >= job.batchSize)
      if (this.stopping.signal.aborted || performance.now() > end) return;
  }
}
