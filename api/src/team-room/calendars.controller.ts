import { calendarFileSchema, calendarSchema, comingUpSchema, createdCalendarSchema } from '@crewdeck/contract/schemas';
import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller, Public } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { CalendarsService } from './calendars.service.ts';

/** Anything: a malformed secret is answered like an unknown one. */
const fileSchema = z.string();

@Controller('api')
export class CalendarsController {
  constructor(private readonly calendars: CalendarsService) {}

  @Operation({
    summary:
      "The caller's next three dates: answers to proposed teams, meetings of their teams, deadlines of their projects, and their events",
    answer: z.array(comingUpSchema),
    refusals: ['user.profile_required'],
  })
  @Get('account/coming-up')
  comingUp(@CurrentCaller() caller: Caller) {
    return this.calendars.comingUp(caller);
  }

  @Operation({ summary: "Whether the caller's calendar has an address, and since when", answer: calendarSchema })
  @Get('account/calendar')
  find(@CurrentCaller() caller: Caller) {
    return this.calendars.find(caller);
  }

  @Operation({
    summary:
      "Gives the caller's calendar a new address, which no other answer has; an earlier one leads nowhere any more",
    answer: createdCalendarSchema,
    refusals: ['user.profile_required'],
  })
  @Post('account/calendar')
  renew(@CurrentCaller() caller: Caller) {
    return this.calendars.renew(caller);
  }

  @Operation({
    summary: "Takes the address of the caller's calendar away, which then leads nowhere; again changes nothing",
    answer: null,
  })
  @Delete('account/calendar')
  @HttpCode(204)
  end(@CurrentCaller() caller: Caller) {
    return this.calendars.end(caller);
  }

  @Operation({
    summary:
      'The calendar of the person whose secret is in the address, as iCalendar: meetings that they confirmed, deadlines of their running projects, and their events',
    answer: calendarFileSchema,
    answerType: 'text/calendar',
    refusals: ['calendar.not_found'],
  })
  @Public()
  @Get('calendar/:file')
  read(@Param('file', { schema: fileSchema }) file: string) {
    return this.calendars.read(file);
  }
}
