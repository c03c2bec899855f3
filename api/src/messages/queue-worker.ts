import type { JobQueue } from './job-queue.ts';

/** Runs the jobs of one queue, at most `concurrency` at a time. One caller repeats `startDue`; jobs never reject. */
export class QueueWorker<T = never> {
  private readonly running = new Set<Promise<void>>();
  private isStopped = false;

  constructor(
    private readonly queue: JobQueue,
    private readonly name: string,
    private readonly handle: (data: T) => Promise<unknown>,
    private readonly concurrency: number,
  ) {}

  /** Waits for a free place, starts due jobs, and answers whether there were any. */
  async startDue(): Promise<boolean> {
    if (this.running.size >= this.concurrency) await Promise.race(this.running);
    if (this.isStopped) return false;
    const started = await this.queue.start(this.name, this.handle, this.concurrency - this.running.size);
    for (const job of started) {
      this.running.add(job);
      void job.then(() => this.running.delete(job));
    }
    return started.length > 0;
  }

  /** Later calls start nothing. */
  stop(): void {
    this.isStopped = true;
  }

  /** Waits for all running jobs. */
  async finishRunning(): Promise<void> {
    await Promise.all(this.running);
  }

  /** Runs jobs until none is due, and waits for them. */
  async drain(): Promise<void> {
    do {
      await this.finishRunning();
    } while (await this.startDue());
  }
}
