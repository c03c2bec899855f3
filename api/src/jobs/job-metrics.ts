import { Injectable } from '@nestjs/common';
import { Gauge, Histogram, Registry } from 'prom-client';
import { JOB_NAMES, JOBS } from './job-list.ts';

const SECONDS = [0.01, 0.1, 1, 10, 60, 600];

/** How the jobs of this process fare. The alert `JobLate` takes the latest success of all processes. */
@Injectable()
export class JobMetrics {
  private readonly durations: Histogram<'name' | 'outcome'>;
  private readonly lastSuccess: Gauge<'name'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.durations = new Histogram({
      name: 'job_duration_seconds',
      help: 'Time that a run of a job took, which was done or failed.',
      labelNames: ['name', 'outcome'],
      buckets: SECONDS,
      registers,
    });
    this.lastSuccess = new Gauge({
      name: 'job_last_success_timestamp_seconds',
      help: 'When a job was last done by this process, at first when the process started.',
      labelNames: ['name'],
      registers,
    });
    const intervals = new Gauge({
      name: 'job_interval_seconds',
      help: 'How often a job runs.',
      labelNames: ['name'],
      registers,
    });
    for (const name of JOB_NAMES) {
      this.lastSuccess.setToCurrentTime({ name });
      intervals.set({ name }, JOBS[name].everySeconds);
    }
  }

  /** Rejects as the run does. */
  async measure(name: string, run: () => Promise<void>): Promise<void> {
    const end = this.durations.startTimer({ name });
    try {
      await run();
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
    end({ outcome: 'done' });
    this.lastSuccess.setToCurrentTime({ name });
  }
}
