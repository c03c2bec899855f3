import { Module } from '@nestjs/common';
import { HealthFigures } from './health-figures.ts';
import { HealthUpkeep } from './health-upkeep.ts';
import { KnownReleases } from './known-releases.ts';
import { NetworkSalts } from './network-salts.ts';
import { PendingHealth } from './pending-health.ts';
import { ReleaseHealthRepository } from './release-health.repository.ts';
import { ReleaseHealthService } from './release-health.service.ts';
import { ReleaseReportsController } from './release-reports.controller.ts';
import { ReportsService } from './reports.service.ts';

@Module({
  controllers: [ReleaseReportsController],
  providers: [
    HealthFigures,
    HealthUpkeep,
    KnownReleases,
    NetworkSalts,
    PendingHealth,
    ReleaseHealthRepository,
    ReleaseHealthService,
    ReportsService,
  ],
  exports: [ReleaseHealthService, ReportsService, HealthFigures],
})
export class ReleaseHealthModule {}
