import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { CountReportsService } from './count-reports.service.ts';
import { HealthUpkeep } from './health-upkeep.ts';
import { NetworkSaltEntity } from './network-salt.entity.ts';
import { PageLoads } from './page-loads.ts';
import { ReleaseHealthEntity } from './release-health.entity.ts';
import { ReleaseHealthRepository } from './release-health.repository.ts';
import { ReleaseHealthService } from './release-health.service.ts';
import { ReleaseReportsController } from './release-reports.controller.ts';
import { ReportFigures } from './report-figures.ts';
import { ReportNetworks } from './report-networks.ts';
import { ReportWriter } from './report-writer.ts';

@Entities(ReleaseHealthEntity, NetworkSaltEntity)
@Module({
  imports: [ReleasesModule],
  controllers: [ReleaseReportsController],
  providers: [
    CountReportsService,
    HealthUpkeep,
    PageLoads,
    ReleaseHealthRepository,
    ReleaseHealthService,
    ReportFigures,
    ReportNetworks,
    ReportWriter,
  ],
  exports: [ReleaseHealthService],
})
export class ReleaseHealthModule {}
