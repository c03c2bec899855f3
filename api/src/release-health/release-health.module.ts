import { Module } from '@nestjs/common';
import { ReleaseNames } from '../releases/release-names.ts';
import { CountReportsService } from './count-reports.service.ts';
import { HealthFigures } from './health-figures.ts';
import { HealthUpkeep } from './health-upkeep.ts';
import { NetworkSalts } from './network-salts.ts';
import { ReleaseHealthRepository } from './release-health.repository.ts';
import { ReleaseHealthService } from './release-health.service.ts';
import { ReleaseReportsController } from './release-reports.controller.ts';
import { ReportWriter } from './report-writer.ts';

@Module({
  controllers: [ReleaseReportsController],
  providers: [
    HealthFigures,
    HealthUpkeep,
    ReleaseNames,
    NetworkSalts,
    ReportWriter,
    ReleaseHealthRepository,
    ReleaseHealthService,
    CountReportsService,
  ],
  exports: [ReleaseHealthService, CountReportsService, HealthFigures],
})
export class ReleaseHealthModule {}
