import type { ValidAnnounce } from '@crewdeck/contract';
import { announcementSchema, announceSchema, entityIdSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { z } from 'zod';
import { NotificationSettingsService } from '../messages/notification-settings.service.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { AnnouncementsService } from './announcements.service.ts';

@Controller('api/hackathons/:id/announcements')
export class AnnouncementsController {
  constructor(
    private readonly announcements: AnnouncementsService,
    private readonly settings: NotificationSettingsService,
  ) {}

  @Operation({
    summary: 'What organisers announced, the latest first; for organisers and ops',
    answer: z.array(announcementSchema),
    refusals: ['auth.forbidden', 'hackathon.not_found'],
  })
  @Get()
  list(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.announcements.list(caller, id);
  }

  @Operation({
    summary: 'Tells everybody who takes part in a hackathon; for organisers and ops',
    answer: announcementSchema,
    refusals: ['auth.forbidden', 'user.profile_required', 'hackathon.not_found', 'announcement.too_many'],
  })
  @Post()
  announce(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Body({ schema: announceSchema }) announcement: ValidAnnounce,
  ) {
    return this.announcements.announce(caller, id, announcement);
  }

  @Operation({
    summary: 'The caller gets no email or push of announcements of a hackathon',
    answer: null,
    refusals: ['user.profile_required', 'hackathon.not_found'],
  })
  @Put('refusal')
  @HttpCode(204)
  refuse(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.settings.refuseAnnouncements(caller, id);
  }

  @Operation({
    summary: 'The caller gets them again',
    answer: null,
    refusals: ['user.profile_required'],
  })
  @Delete('refusal')
  @HttpCode(204)
  allow(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.settings.allowAnnouncements(caller, id);
  }
}
