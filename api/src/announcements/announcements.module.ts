import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { MessagesModule } from '../messages/messages.module.ts';
import { OrganisersModule } from '../organisers/organisers.module.ts';
import { TeamSearchModule } from '../team-search/team-search.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AnnouncementEntity } from './announcement.entity.ts';
import { AnnouncementsController } from './announcements.controller.ts';
import { AnnouncementsRepository } from './announcements.repository.ts';
import { AnnouncementsService } from './announcements.service.ts';

/** What organisers tell everybody who takes part in their event. */
@Entities(AnnouncementEntity)
@Module({
  imports: [MessagesModule, OrganisersModule, TeamSearchModule, UsersModule],
  controllers: [AnnouncementsController],
  providers: [AnnouncementsService, AnnouncementsRepository],
})
export class AnnouncementsModule {}
