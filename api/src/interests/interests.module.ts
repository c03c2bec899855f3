import { Module } from '@nestjs/common';
import { ProjectsModule } from '../projects/projects.module.ts';
import { InterestsController } from './interests.controller.ts';
import { InterestsRepository } from './interests.repository.ts';
import { InterestsService } from './interests.service.ts';

@Module({
  imports: [ProjectsModule],
  controllers: [InterestsController],
  providers: [InterestsService, InterestsRepository],
  exports: [InterestsService],
})
export class InterestsModule {}
