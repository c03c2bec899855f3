import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AbuseReportEntity } from './abuse-report.entity.ts';
import { AbuseReportsController } from './abuse-reports.controller.ts';
import { AbuseReportsRepository } from './abuse-reports.repository.ts';
import { AbuseReportsService } from './abuse-reports.service.ts';

/** Takes reports; nobody reads them here. */
@Entities(AbuseReportEntity)
@Module({
  imports: [ProjectsModule, UsersModule],
  controllers: [AbuseReportsController],
  providers: [AbuseReportsService, AbuseReportsRepository],
})
export class AbuseReportsModule {}
