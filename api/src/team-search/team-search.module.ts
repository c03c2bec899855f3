import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { HackathonsModule } from '../hackathons/hackathons.module.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { TeamSearchController } from './team-search.controller.ts';
import { TeamSearchEntity } from './team-search.entity.ts';
import { TeamSearchRepository } from './team-search.repository.ts';
import { TeamSearchService } from './team-search.service.ts';

@Entities(TeamSearchEntity)
@Module({
  imports: [HackathonsModule, ProjectsModule, UsersModule],
  controllers: [TeamSearchController],
  providers: [TeamSearchService, TeamSearchRepository],
})
export class TeamSearchModule {}
