import { calendarFileSchema, entityIdSchema } from '@crewdeck/contract/schemas';
import { Controller, Get, Param } from '@nestjs/common';
import { Public } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { EventCalendarService } from './event-calendar.service.ts';

@Public()
@Controller('api/hackathons/:id/calendar')
export class EventCalendarController {
  constructor(private readonly calendars: EventCalendarService) {}

  @Operation({
    summary: 'A hackathon as iCalendar',
    answer: calendarFileSchema,
    answerType: 'text/calendar',
    refusals: ['hackathon.not_found'],
  })
  @Get()
  read(@Param('id', { schema: entityIdSchema }) id: string) {
    return this.calendars.read(id);
  }
}
