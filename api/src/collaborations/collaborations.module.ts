import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { CollaborationsController } from './collaborations.controller.ts';
import { CollaborationsRepository } from './collaborations.repository.ts';
import { CollaborationsService } from './collaborations.service.ts';
import { MemberEntity } from './member.entity.ts';

@Entities(MemberEntity)
@Module({
  controllers: [CollaborationsController],
  providers: [CollaborationsService, CollaborationsRepository],
  exports: [CollaborationsService],
})
export class CollaborationsModule {}
