import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { InterestEntity } from './interest.entity.ts';
import { InterestsController } from './interests.controller.ts';
import { InterestsRepository } from './interests.repository.ts';
import { InterestsService } from './interests.service.ts';

@Entities(InterestEntity)
@Module({
  imports: [ProjectsModule, QuotasModule, UsersModule],
  controllers: [InterestsController],
  providers: [InterestsService, InterestsRepository],
  exports: [InterestsService],
})
export class InterestsModule {}
