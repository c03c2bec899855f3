import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PendingUsage } from '../releases/pending-usage.ts';
import { PendingReports } from './pending-reports.ts';
import { ReleaseHealthRepository } from './release-health.repository.ts';

/** The guard reacts within seconds, and a page load costs no query. */
const WRITTEN_EVERY_MS = 2_000;

/** Gathers what pages report and writes it together. While the database is away, it is kept for some minutes. */
@Injectable()
export class ReportWriter implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly counts = new PendingReports();
  readonly sights = new PendingUsage();
  private readonly logger = new Logger(ReportWriter.name);
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private isFailing = false;

  constructor(private readonly repository: ReleaseHealthRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.write(), WRITTEN_EVERY_MS).unref();
  }

  /** Runs after the last request has been answered, and before the database is left. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  /** One at a time, so that a slow database is not asked more and more. Never rejects. */
  write(): Promise<void> {
    this.writing = this.writing.then(() => this.writeAll());
    return this.writing;
  }

  private async writeAll(): Promise<void> {
    const counts = this.counts.take();
    const sights = this.sights.take(Date.now());
    const [countsWritten, sightsWritten] = await Promise.allSettled([
      counts.length > 0 ? this.repository.add(counts) : undefined,
      sights.length > 0 ? this.repository.see(sights) : undefined,
    ]);
    // Whether a statement of a lost connection was carried out nobody knows; a few reports may count twice.
    if (countsWritten.status === 'rejected') this.counts.putBack(counts, Date.now());
    if (sightsWritten.status === 'rejected') this.sights.putBack(sights);
    if (counts.length + sights.length > 0) this.tell([countsWritten, sightsWritten]);
  }

  /** Trouble is told when it begins, not every two seconds. */
  private tell(results: readonly PromiseSettledResult<void>[]): void {
    const failed = results.find((result) => result.status === 'rejected');
    if (failed && !this.isFailing) this.logger.warn(`Reports of releases can't be written: ${failed.reason}`);
    this.isFailing = failed !== undefined;
  }
}
