import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ReleaseHealthRepository, type ToldReport } from './release-health.repository.ts';

/** The guard reacts within seconds, and a page load costs no query. */
const WRITTEN_EVERY_MS = 2_000;
/** What can't be written is worth something to the guard for some minutes; then it gives way. */
const KEPT_FOR_MS = 10 * 60_000;
/** Some megabytes. What comes on top is dropped until there is room. */
const MOST_PENDING = 10_000;

/** Collects what pages report and writes it together. While the database is away, it is kept for some minutes. */
@Injectable()
export class ReportWriter implements OnApplicationBootstrap, OnApplicationShutdown {
  private pending: ToldReport[] = [];
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

  /** @returns `false` when there was no room for it */
  add(report: ToldReport): boolean {
    if (this.pending.length >= MOST_PENDING) return false;
    this.pending.push(report);
    return true;
  }

  /** One at a time, so that a slow database is not asked more and more. Never rejects. */
  write(): Promise<void> {
    this.writing = this.writing.then(() => this.writeAll());
    return this.writing;
  }

  private async writeAll(): Promise<void> {
    const reports = this.pending;
    if (reports.length === 0) return;
    this.pending = [];
    try {
      await this.repository.add(reports);
      this.isFailing = false;
    } catch (error) {
      // Whether a statement of a lost connection was carried out nobody knows; a few reports may count twice.
      const since = Date.now() - KEPT_FOR_MS;
      this.pending = [...reports.filter(({ at }) => at > since), ...this.pending].slice(0, MOST_PENDING);
      // Trouble is told when it begins, not every two seconds.
      if (!this.isFailing) this.logger.warn(`Reports of releases can't be written: ${error}`);
      this.isFailing = true;
    }
  }
}
