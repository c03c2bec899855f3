import { Module } from '@nestjs/common';
import { InvitesModule } from '../invites/invites.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { ListChangesRepository } from './list-changes.repository.ts';
import { LiveController } from './live.controller.ts';
import { LiveService } from './live.service.ts';

@Module({
  imports: [InvitesModule, UsersModule],
  controllers: [LiveController],
  providers: [LiveService, ListChangesRepository],
})
export class LiveModule {}
