import type { ReleaseReport } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import { PublishedReleases } from '../releases/published-releases.ts';
import { browserOf } from './browser-of.ts';
import { ReportNetworks } from './report-networks.ts';
import { ReportWriter } from './report-writer.ts';

/** Who reports. The address is forgotten as soon as its network is known. */
interface Reporter {
  readonly address: string;
  readonly userAgent: string;
}

/** Takes what page loads say of releases. Anybody may load a page and say anything: the guard weighs it. */
@Injectable()
export class TakeReportsService {
  private readonly counted: Counter<'module' | 'outcome'>;
  private readonly dropped: Counter<'reason'>;

  constructor(
    private readonly networks: ReportNetworks,
    private readonly published: PublishedReleases,
    private readonly writer: ReportWriter,
    registry: Registry,
  ) {
    const registers = [registry];
    this.counted = new Counter({
      name: 'release_reports_total',
      help: 'Reports of pages that were counted, by module and outcome.',
      labelNames: ['module', 'outcome'],
      registers,
    });
    this.dropped = new Counter({
      name: 'release_reports_dropped_total',
      help: 'Reports that were not counted: of an unknown release, too many from one network, no room.',
      labelNames: ['reason'],
      registers,
    });
  }

  async take(reports: readonly ReleaseReport[], { address, userAgent }: Reporter): Promise<void> {
    await this.published.learn(reports);
    const now = Date.now();
    const network = this.networks.of(address, now);
    const browser = browserOf(userAgent);
    const takeNext = async (report: ReleaseReport) => {
      const dropped = network ? await this.takeOne(report, { network, browser, at: now }) : 'no_salt';
      if (dropped) this.dropped.inc({ reason: dropped });
      else this.counted.inc({ module: report.module, outcome: report.outcome });
    };
    await Promise.all(reports.map(takeNext));
  }

  /** @returns why it was not counted */
  private async takeOne(
    report: ReleaseReport,
    from: { network: Buffer; browser: string; at: number },
  ): Promise<string | null> {
    if (!this.published.has(report)) return 'unknown_release';
    if (!(await this.networks.mayTellMore(from.network, report))) return 'too_many';
    // On one line, as terminals and mails show it.
    const message = report.message?.replace(/\s+/g, ' ') || null;
    if (!this.writer.add({ ...report, ...from, message })) return 'no_room';
    this.published.noteUse(report);
    return null;
  }
}
