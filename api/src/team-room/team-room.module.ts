import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { CalendarsController } from './calendars.controller.ts';
import { CalendarsService } from './calendars.service.ts';
import { TeamLinkEntity } from './team-link.entity.ts';
import { TeamLinksController } from './team-links.controller.ts';
import { TeamLinksRepository } from './team-links.repository.ts';
import { TeamLinksService } from './team-links.service.ts';
import { TeamMeetingEntity } from './team-meeting.entity.ts';
import { TeamMeetingsController } from './team-meetings.controller.ts';
import { TeamMeetingsRepository } from './team-meetings.repository.ts';
import { TeamMeetingsService } from './team-meetings.service.ts';
import { TeamNoteEntity } from './team-note.entity.ts';
import { TeamNotesController } from './team-notes.controller.ts';
import { TeamNotesRepository } from './team-notes.repository.ts';
import { TeamNotesService } from './team-notes.service.ts';

/** Where a team works together, once there is one. */
@Entities(TeamLinkEntity, TeamMeetingEntity, TeamNoteEntity)
@Module({
  imports: [ProjectsModule, QuotasModule, UsersModule],
  controllers: [CalendarsController, TeamLinksController, TeamMeetingsController, TeamNotesController],
  providers: [
    CalendarsService,
    TeamLinksService,
    TeamLinksRepository,
    TeamMeetingsService,
    TeamMeetingsRepository,
    TeamNotesService,
    TeamNotesRepository,
  ],
  exports: [TeamNotesService],
})
export class TeamRoomModule {}
