import { ACTIVITY_LIFE_DAYS, type ReadActivities } from '@crewdeck/contract';
import { activitySchema, pageQuerySchema, readActivitiesSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Get, HttpCode, Put, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { ActivitiesService } from './activities.service.ts';

@Controller('api/activities')
export class ActivitiesController {
  constructor(private readonly activities: ActivitiesService) {}

  @Operation({
    summary: `What others have done, or time, and concerns the caller; of the last ${ACTIVITY_LIFE_DAYS} days, the newest first`,
    answer: z.array(activitySchema),
  })
  @Get()
  list(@CurrentCaller() caller: Caller, @Query({ schema: pageQuerySchema }) query: { limit: number; cursor?: string }) {
    return this.activities.list(caller, query);
  }

  @Operation({ summary: 'Marks activities as read that the caller has seen', answer: null })
  @Put('read')
  @HttpCode(204)
  markRead(@CurrentCaller() caller: Caller, @Body({ schema: readActivitiesSchema }) read: ReadActivities) {
    return this.activities.markRead(caller, read);
  }
}
