import { entityIdSchema, eventTeamSchema, pageQuerySchema } from '@crewdeck/contract/schemas';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import type { TeamsQuery } from './event-teams.repository.ts';
import { EventTeamsService } from './event-teams.service.ts';

@Controller('api/hackathons/:id/teams')
export class EventTeamsController {
  constructor(private readonly teams: EventTeamsService) {}

  @Operation({
    summary: 'Teams that wait for answers, then teams that formed, each the newest first; for organisers and ops',
    answer: z.array(eventTeamSchema),
    refusals: ['auth.forbidden', 'hackathon.not_found'],
  })
  @Get()
  list(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Query({ schema: pageQuerySchema }) query: TeamsQuery,
  ) {
    return this.teams.list(caller, id, query);
  }
}
