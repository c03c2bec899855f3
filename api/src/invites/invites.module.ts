import { Module } from '@nestjs/common';
import { CollaborationsModule } from '../collaborations/collaborations.module.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AnsweringService } from './answering.service.ts';
import { InvitesController } from './invites.controller.ts';
import { InvitesRepository } from './invites.repository.ts';
import { InvitesService } from './invites.service.ts';
import { SendingService } from './sending.service.ts';

@Module({
  imports: [CollaborationsModule, ProjectsModule, UsersModule],
  controllers: [InvitesController],
  providers: [InvitesService, SendingService, AnsweringService, InvitesRepository],
  exports: [InvitesService],
})
export class InvitesModule {}
