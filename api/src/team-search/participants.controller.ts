import type { ValidListParticipantsQuery } from '@crewdeck/contract';
import {
  entityIdSchema,
  exportedParticipantsSchema,
  listParticipantsQuerySchema,
  participantSchema,
} from '@crewdeck/contract/schemas';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { Limited } from '../platform/limits/limited.ts';
import { ParticipantsService } from './participants.service.ts';

@Controller('api/hackathons/:id/participants')
export class ParticipantsController {
  constructor(private readonly participants: ParticipantsService) {}

  @Operation({
    summary: 'Who looks for a team for a hackathon or has one, the newest first; for organisers and ops',
    answer: z.array(participantSchema),
    refusals: ['auth.forbidden', 'hackathon.not_found'],
  })
  @Get()
  list(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Query({ schema: listParticipantsQuerySchema }) query: ValidListParticipantsQuery,
  ) {
    return this.participants.list(caller, id, query);
  }

  @Operation({
    summary: 'The same as a CSV file; for organisers and ops',
    answer: exportedParticipantsSchema,
    refusals: ['auth.forbidden', 'hackathon.not_found'],
  })
  @Limited('export participants', { most: 20, perSeconds: 3_600 })
  @Post('export')
  @HttpCode(200)
  export(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.participants.export(caller, id);
  }
}
