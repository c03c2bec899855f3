import type { ReleaseReport, ReleaseReports } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { PublishedReleases } from '../releases/published-releases.ts';
import { type PageLoad, PageLoads } from './page-loads.ts';
import type { ToldReport } from './pending-reports.ts';
import type { SaidAudience } from './report-counts.ts';
import { ReportFigures } from './report-figures.ts';
import { type ReportNetwork, ReportNetworks } from './report-networks.ts';
import { ReportWriter } from './report-writer.ts';

/** Counts what page loads say of releases. Anybody may load a page and say anything: it is weighed by the release guard. */
@Injectable()
export class CountReportsService {
  constructor(
    private readonly loads: PageLoads,
    private readonly networks: ReportNetworks,
    private readonly published: PublishedReleases,
    private readonly writer: ReportWriter,
    private readonly figures: ReportFigures,
  ) {}

  /** @param address is forgotten as soon as its network has a number */
  async count({ ticket, audience: said, reports }: ReleaseReports, address: string): Promise<void> {
    const load = await this.loads.of(ticket);
    if (load === 'none') return this.figures.dropped.inc({ reason: 'no_page_load' }, reports.length);
    await this.published.learn(reports);
    const audience: SaidAudience = said ?? 'unsaid';
    const now = Date.now();
    const network = this.networks.of(address, now);
    const countNext = async (report: ReleaseReport) => {
      const dropped = network ? await this.countOne({ ...report, audience }, load, network, now) : 'no_salt';
      if (dropped) this.figures.dropped.inc({ reason: dropped });
      else this.figures.counted.inc({ module: report.module, outcome: report.outcome });
    };
    await Promise.all(reports.map(countNext));
  }

  /** @returns why it was not counted */
  private async countOne(
    report: ToldReport,
    load: PageLoad,
    network: ReportNetwork,
    now: number,
  ): Promise<string | null> {
    if (!this.published.has(report)) return 'unknown_release';
    if (!(await load.isNews(report))) return 'told_before';
    if (!(await this.networks.mayTellMore(network, report))) return 'too_many';
    if (!this.writer.pending.add(report, network.bucket, now)) return 'no_room';
    this.published.noteUse(report);
    return null;
  }
}
