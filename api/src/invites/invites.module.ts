import { Module } from '@nestjs/common';
import { CollaborationsModule } from '../collaborations/collaborations.module.ts';
import { Entities } from '../database/entities.decorator.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AnswerInviteService } from './answer-invite.service.ts';
import { EndInvitesService } from './end-invites.service.ts';
import { InviteEntity } from './invite.entity.ts';
import { InviteListEntity } from './invite-list.entity.ts';
import { InviteListsRepository } from './invite-lists.repository.ts';
import { InviteRoom } from './invite-room.ts';
import { InvitesController } from './invites.controller.ts';
import { InvitesRepository } from './invites.repository.ts';
import { JoinAgreedService } from './join-agreed.service.ts';
import { ListInvitesService } from './list-invites.service.ts';
import { RemindReceiverService } from './remind-receiver.service.ts';
import { SendInvitesService } from './send-invites.service.ts';

@Entities(InviteEntity, InviteListEntity)
@Module({
  imports: [CollaborationsModule, ProjectsModule, QuotasModule, UsersModule],
  controllers: [InvitesController],
  providers: [
    ListInvitesService,
    SendInvitesService,
    InviteRoom,
    AnswerInviteService,
    EndInvitesService,
    RemindReceiverService,
    JoinAgreedService,
    InvitesRepository,
    InviteListsRepository,
  ],
  exports: [JoinAgreedService, ListInvitesService, EndInvitesService],
})
export class InvitesModule {}
