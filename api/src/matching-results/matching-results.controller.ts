import { entityIdSchema, matchingResultsSchema } from '@crewdeck/contract/schemas';
import { Controller, Get, Param } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { Limited } from '../platform/limits/limited.ts';
import { MatchingResultsService } from './matching-results.service.ts';

const LIMIT = { most: 60, perSeconds: 600 };

@Controller('api')
export class MatchingResultsController {
  constructor(private readonly results: MatchingResultsService) {}

  @Operation({
    summary: 'What came of the entries that "Best fit" has shown, by place, strength and reason; for ops',
    answer: matchingResultsSchema,
    refusals: ['auth.forbidden'],
  })
  @Get('matching-results')
  @Limited('matching results', LIMIT)
  readAll(@CurrentCaller() caller: Caller) {
    return this.results.readAll(caller);
  }

  @Operation({
    summary: 'The same of the projects for a hackathon; for its organisers and ops',
    answer: matchingResultsSchema,
    refusals: ['auth.forbidden', 'hackathon.not_found'],
  })
  @Get('hackathons/:id/matching-results')
  @Limited('matching results', LIMIT)
  readOfEvent(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.results.readOfEvent(caller, id);
  }
}
