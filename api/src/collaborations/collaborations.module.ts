import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { CollaborationsController } from './collaborations.controller.ts';
import { CollaborationsRepository } from './collaborations.repository.ts';
import { CollaborationsService } from './collaborations.service.ts';
import { MemberEntity } from './member.entity.ts';
import { MembershipsController } from './memberships.controller.ts';
import { MembershipsService } from './memberships.service.ts';

@Entities(MemberEntity)
@Module({
  imports: [ProjectsModule, UsersModule],
  controllers: [CollaborationsController, MembershipsController],
  providers: [CollaborationsService, CollaborationsRepository, MembershipsService],
  exports: [CollaborationsService],
})
export class CollaborationsModule {}
