import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { FinishedProjectsController } from './finished-projects.controller.ts';
import { FinishedProjectsRepository } from './finished-projects.repository.ts';
import { FinishedProjectsService } from './finished-projects.service.ts';
import { ProjectCreditEntity } from './project-credit.entity.ts';
import { ProjectResultEntity } from './project-result.entity.ts';

/** What came of completed projects, and who made them. */
@Entities(ProjectResultEntity, ProjectCreditEntity)
@Module({
  imports: [ProjectsModule, UsersModule],
  controllers: [FinishedProjectsController],
  providers: [FinishedProjectsService, FinishedProjectsRepository],
})
export class FinishedProjectsModule {}
