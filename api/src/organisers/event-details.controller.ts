import type { ValidSaveEventDetails } from '@crewdeck/contract';
import { entityIdSchema, saveEventDetailsSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, HttpCode, Param, Put } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { EventDetailsService } from './event-details.service.ts';

@Controller('api/hackathons/:id/details')
export class EventDetailsController {
  constructor(private readonly details: EventDetailsService) {}

  @Operation({
    summary: 'Says when and where a hackathon is, and what can be won; for its organisers and ops',
    answer: null,
    refusals: ['auth.forbidden', 'hackathon.not_found'],
  })
  @Put()
  @HttpCode(204)
  save(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Body({ schema: saveEventDetailsSchema }) details: ValidSaveEventDetails,
  ) {
    return this.details.save(caller, id, details);
  }
}
