import type { AbuseReport, ValidReportAbuse } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { QuotasService } from '../quotas/quotas.service.ts';
import { AbuseReportsRepository } from './abuse-reports.repository.ts';
import { ReportSubjects } from './report-subjects.ts';

@Injectable()
export class AbuseReportsService {
  constructor(
    private readonly database: DataSource,
    private readonly reports: AbuseReportsRepository,
    private readonly subjects: ReportSubjects,
    private readonly quotas: QuotasService,
  ) {}

  /** The reporter stays locked, so that their reports are counted; the person too, so that a report goes with them when they leave. */
  async report(caller: Caller, input: ValidReportAbuse): Promise<AbuseReport> {
    const reporter = requireProfile(caller);
    return this.database.transaction(async (manager) => {
      const subject = await this.subjects.require(manager, input, caller);
      await this.subjects.lock(manager, reporter, input, subject);
      if (await this.reports.hasOpen(manager, reporter, input)) throw new DomainError('report.already_made');
      await this.quotas.use(manager, reporter, 'reports');
      const id = await this.reports.insert(manager, reporter, { ...input, ...subject });
      if (id === null) throw new DomainError('report.already_made');
      return { id };
    });
  }
}
