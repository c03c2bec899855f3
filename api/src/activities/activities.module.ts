import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { ActivitiesController } from './activities.controller.ts';
import { ActivitiesRepository } from './activities.repository.ts';
import { ActivitiesService } from './activities.service.ts';
import { ActivityEntity } from './activity.entity.ts';

@Entities(ActivityEntity)
@Module({
  controllers: [ActivitiesController],
  providers: [ActivitiesService, ActivitiesRepository],
  exports: [ActivitiesService],
})
export class ActivitiesModule {}
