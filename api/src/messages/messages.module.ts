import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { UsersModule } from '../users/users.module.ts';
import { CHANNELS, type Channel } from './channel.ts';
import { HandOver } from './hand-over.ts';
import { JobQueue } from './job-queue.ts';
import { Messages } from './messages.ts';
import { NotificationRefusalEntity } from './notification-refusal.entity.ts';
import { NotificationSettingsController } from './notification-settings.controller.ts';
import { NotificationSettingsRepository } from './notification-settings.repository.ts';
import { NotificationSettingsService } from './notification-settings.service.ts';

@Entities(NotificationRefusalEntity)
@Module({
  imports: [UsersModule],
  controllers: [NotificationSettingsController],
  providers: [
    { provide: CHANNELS, useValue: [] satisfies Channel[] },
    JobQueue,
    HandOver,
    Messages,
    NotificationSettingsService,
    NotificationSettingsRepository,
  ],
})
export class MessagesModule {}
