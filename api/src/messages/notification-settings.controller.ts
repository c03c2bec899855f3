import type { SaveNotificationSettings } from '@crewdeck/contract';
import { notificationSettingsSchema, saveNotificationSettingsSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Get, Put } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { NotificationSettingsService } from './notification-settings.service.ts';

@Controller('api/account/notifications')
export class NotificationSettingsController {
  constructor(private readonly settings: NotificationSettingsService) {}

  @Operation({
    summary: 'Of what the caller is told by mail and by push',
    answer: notificationSettingsSchema,
    refusals: ['user.profile_required'],
  })
  @Get()
  find(@CurrentCaller() caller: Caller) {
    return this.settings.find(caller);
  }

  @Operation({
    summary: 'Sets of what the caller is told by mail and by push',
    answer: notificationSettingsSchema,
    refusals: ['user.profile_required'],
  })
  @Put()
  save(
    @CurrentCaller() caller: Caller,
    @Body({ schema: saveNotificationSettingsSchema }) settings: SaveNotificationSettings,
  ) {
    return this.settings.save(caller, settings);
  }
}
