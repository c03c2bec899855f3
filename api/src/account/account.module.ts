import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AccountController } from './account.controller.ts';
import { AccountRepository } from './account.repository.ts';
import { AccountService } from './account.service.ts';

@Module({
  imports: [BlocksModule, ProjectsModule, UsersModule],
  controllers: [AccountController],
  providers: [AccountService, AccountRepository],
})
export class AccountModule {}
