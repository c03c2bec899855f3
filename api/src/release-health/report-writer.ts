import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PendingReports } from './pending-reports.ts';
import { ReleaseHealthRepository } from './release-health.repository.ts';

/** The guard reacts within seconds, and a page load costs no query. */
const WRITTEN_EVERY_MS = 2_000;

/** Collects what pages report and writes it together. While the database is away, it is kept for some minutes. */
@Injectable()
export class ReportWriter implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly pending = new PendingReports();
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
    const counts = this.pending.take();
    if (counts.length === 0) return;
    try {
      await this.repository.add(counts);
      this.isFailing = false;
    } catch (error) {
      // Whether a statement of a lost connection was carried out nobody knows; a few reports may count twice.
      this.pending.putBack(counts, Date.now());
      // Trouble is told when it begins, not every two seconds.
      if (!this.isFailing) this.logger.warn(`Reports of releases can't be written: ${error}`);
      this.isFailing = true;
    }
  }
}
