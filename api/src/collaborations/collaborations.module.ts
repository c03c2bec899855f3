import { Module } from '@nestjs/common';
import { CollaborationsController } from './collaborations.controller.ts';
import { CollaborationsRepository } from './collaborations.repository.ts';
import { CollaborationsService } from './collaborations.service.ts';

@Module({
  controllers: [CollaborationsController],
  providers: [CollaborationsService, CollaborationsRepository],
  exports: [CollaborationsService],
})
export class CollaborationsModule {}
