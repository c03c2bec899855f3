import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { NetworkSaltEntity, ReleaseReportEntity, ReleaseSightingEntity } from './release-health.entities.ts';
import { ReleaseHealthRepository } from './release-health.repository.ts';
import { ReleaseHealthService } from './release-health.service.ts';
import { ReleaseReportsController } from './release-reports.controller.ts';
import { ReportNetworks } from './report-networks.ts';
import { ReportWriter } from './report-writer.ts';
import { TakeReportsService } from './take-reports.service.ts';

@Entities(ReleaseReportEntity, ReleaseSightingEntity, NetworkSaltEntity)
@Module({
  imports: [ReleasesModule],
  controllers: [ReleaseReportsController],
  providers: [ReleaseHealthRepository, ReleaseHealthService, ReportNetworks, ReportWriter, TakeReportsService],
  exports: [ReleaseHealthService],
})
export class ReleaseHealthModule {}
