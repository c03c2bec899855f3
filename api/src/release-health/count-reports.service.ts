import type { ReleaseReport, ReleaseReports } from '@crewdeck/contract';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { SlidingWindow } from '../platform/limits/sliding-window.ts';
import { PublishedReleases } from '../releases/published-releases.ts';
import { fullNameOf } from '../releases/release-name.ts';
import { ReportFigures } from './report-figures.ts';
import { type ReportNetwork, ReportNetworks } from './report-networks.ts';
import { ReportWriter } from './report-writer.ts';

const MINUTE_MS = 60_000;

/** Counts what pages say of releases. Anybody may say anything: it is bounded here, and weighed by the release guard. */
@Injectable()
export class CountReportsService {
  /** By network and release, so that one address fills neither the counts nor the place of others. */
  private readonly believed: SlidingWindow;

  constructor(
    @Inject(CONFIG) { REPORTS_PER_MINUTE_PER_NETWORK }: Pick<Config, 'REPORTS_PER_MINUTE_PER_NETWORK'>,
    private readonly networks: ReportNetworks,
    private readonly published: PublishedReleases,
    private readonly writer: ReportWriter,
    private readonly figures: ReportFigures,
  ) {
    this.believed = new SlidingWindow(REPORTS_PER_MINUTE_PER_NETWORK, MINUTE_MS);
  }

  /** @param address is forgotten as soon as its network has a number */
  async count({ reports }: ReleaseReports, address: string): Promise<void> {
    await this.published.learn(reports);
    const now = Date.now();
    const network = this.networks.of(address, now);
    for (const report of reports) {
      const dropped = network ? this.countOne(report, network, now) : 'no_salt';
      if (dropped) this.figures.dropped.inc({ reason: dropped });
      else this.figures.counted.inc({ module: report.module, outcome: report.outcome });
    }
  }

  /** @returns why it was not counted */
  private countOne(report: ReleaseReport, { key, bucket }: ReportNetwork, now: number): string | null {
    if (!this.published.has(report)) return 'unknown_release';
    if (this.believed.take(`${key} ${fullNameOf(report)}`) !== null) return 'too_many';
    if (!this.writer.pending.add(report, bucket, now)) return 'no_room';
    this.published.noteUse(report);
    return null;
  }
}
