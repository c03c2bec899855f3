import type { JobQueue } from './job-queue.ts';

/** Works on one queue: at most `atOnce` jobs at a time, and on the next as soon as one has ended. */
export class QueueWorker<T = never> {
  private readonly running = new Set<Promise<void>>();
  private isStopped = false;

  constructor(
    private readonly queue: JobQueue,
    private readonly name: string,
    private readonly tell: (data: T) => Promise<unknown>,
    private readonly atOnce: number,
  ) {}

  /** Begins what is due once there is room, and answers whether there was anything. */
  async workOn(): Promise<boolean> {
    if (this.running.size >= this.atOnce) await Promise.race(this.running);
    if (this.isStopped) return false;
    const started = await this.queue.start(this.name, this.tell, this.atOnce - this.running.size);
    for (const job of started) {
      this.running.add(job);
      void job.then(() => this.running.delete(job));
    }
    return started.length > 0;
  }

  /** From now on nothing begins. */
  stop(): void {
    this.isStopped = true;
  }

  /** Until all that has begun is over. */
  async rest(): Promise<void> {
    await Promise.all(this.running);
  }

  /** Until nothing is due and nothing runs. */
  async workOff(): Promise<void> {
    do await this.rest();
    while (await this.workOn());
  }
}
