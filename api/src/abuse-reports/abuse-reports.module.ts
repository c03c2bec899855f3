import { Module } from '@nestjs/common';
import { CoversModule } from '../covers/covers.module.ts';
import { Entities } from '../database/entities.decorator.ts';
import { InvitesModule } from '../invites/invites.module.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { TeamRoomModule } from '../team-room/team-room.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AbuseReportEntity } from './abuse-report.entity.ts';
import { AbuseReportsController } from './abuse-reports.controller.ts';
import { AbuseReportsRepository } from './abuse-reports.repository.ts';
import { AbuseReportsService } from './abuse-reports.service.ts';
import { ModerationController } from './moderation.controller.ts';
import { ModerationRepository } from './moderation.repository.ts';
import { ModerationService } from './moderation.service.ts';
import { ModerationEventEntity } from './moderation-event.entity.ts';
import { ReportSubjects } from './report-subjects.ts';

/** Takes reports, and shows them to ops, who decide. */
@Entities(AbuseReportEntity, ModerationEventEntity)
@Module({
  imports: [CoversModule, InvitesModule, ProjectsModule, QuotasModule, TeamRoomModule, UsersModule],
  controllers: [AbuseReportsController, ModerationController],
  providers: [AbuseReportsService, ReportSubjects, AbuseReportsRepository, ModerationService, ModerationRepository],
})
export class AbuseReportsModule {}
