import type { ReleaseReport, ReleaseReports } from '@crewdeck/contract';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.ts';
import { SlidingWindow } from '../platform/limits/sliding-window.ts';
import { nameOf } from '../releases/release-name.ts';
import { ReleaseNames } from '../releases/release-names.ts';
import { HealthFigures } from './health-figures.ts';
import { NetworkSalts } from './network-salts.ts';
import { type ReportNetwork, reportNetworkOf } from './report-network.ts';
import { ReportWriter } from './report-writer.ts';

const MINUTE_MS = 60_000;
const CALLING_RELEASE = /^(?<module>[a-z][a-z0-9-]{0,40})@(?<release>\d{1,4}\.\d{1,4}\.\d{1,4}-[0-9a-f]{8})$/;

/** Takes what pages say of releases. Anybody may say anything: it is bounded here, and weighed by the guard. */
@Injectable()
export class CountReportsService {
  /** By network and release, so that one address fills neither the counts nor the place of others. */
  private readonly believed: SlidingWindow;

  constructor(
    @Inject(CONFIG) { reports }: Pick<Config, 'reports'>,
    private readonly salts: NetworkSalts,
    private readonly known: ReleaseNames,
    private readonly pending: ReportWriter,
    private readonly figures: HealthFigures,
  ) {
    this.believed = new SlidingWindow(reports.perMinutePerNetwork, MINUTE_MS);
  }

  /** @param address is forgotten as soon as its network has a number */
  async take({ reports }: ReleaseReports, address: string): Promise<void> {
    await this.known.learn(reports);
    const now = Date.now();
    const salt = this.salts.of(now);
    const network = salt && reportNetworkOf(address, salt);
    for (const report of reports) {
      const dropped = network ? this.count(report, network, now) : 'no_salt';
      if (dropped) this.figures.dropped.inc({ reason: dropped });
      else this.figures.reports.inc({ module: report.module, outcome: report.outcome });
    }
  }

  /** A call of the API came from this release: a page runs it. Made-up calls can only delay that it is pruned. */
  see(moduleHeader: string): void {
    const { module, release } = CALLING_RELEASE.exec(moduleHeader)?.groups ?? {};
    if (module === undefined || release === undefined) return;
    const name = { module, release };
    if (this.known.has(name)) this.pending.sights.add(name, Date.now());
    else void this.known.learn([name]);
  }

  /** @returns why it was not counted */
  private count(report: ReleaseReport, { key, bucket }: ReportNetwork, now: number): string | null {
    if (!this.known.has(report)) return 'unknown_release';
    if (this.believed.take(`${key} ${nameOf(report)}`) !== null) return 'too_many';
    if (!this.pending.counts.add(report, bucket, now)) return 'no_room';
    this.pending.sights.add(report, now);
    return null;
  }
}
