import { Module } from '@nestjs/common';
import { BestFitModule } from '../best-fit/best-fit.module.ts';
import { Entities } from '../database/entities.decorator.ts';
import { HackathonsModule } from '../hackathons/hackathons.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { ProjectEntity } from './project.entity.ts';
import { ProjectQuotas } from './project-quotas.ts';
import { ProjectsController } from './projects.controller.ts';
import { ProjectsRepository } from './projects.repository.ts';
import { ProjectsService } from './projects.service.ts';

@Entities(ProjectEntity)
@Module({
  imports: [BestFitModule, HackathonsModule, QuotasModule, UsersModule],
  controllers: [ProjectsController],
  providers: [ProjectsService, ProjectsRepository, ProjectQuotas],
  exports: [ProjectsService],
})
export class ProjectsModule {}
