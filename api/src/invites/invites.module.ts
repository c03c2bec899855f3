import { Module } from '@nestjs/common';
import { CollaborationsModule } from '../collaborations/collaborations.module.ts';
import { Entities } from '../database/entities.decorator.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AnsweringService } from './answering.service.ts';
import { InviteEntity } from './invite.entity.ts';
import { InviteListEntity } from './invite-list.entity.ts';
import { InvitesController } from './invites.controller.ts';
import { InvitesRepository } from './invites.repository.ts';
import { InvitesService } from './invites.service.ts';
import { SendingService } from './sending.service.ts';

@Entities(InviteEntity, InviteListEntity)
@Module({
  imports: [CollaborationsModule, ProjectsModule, UsersModule],
  controllers: [InvitesController],
  providers: [InvitesService, SendingService, AnsweringService, InvitesRepository],
  exports: [InvitesService],
})
export class InvitesModule {}
