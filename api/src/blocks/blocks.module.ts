import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { BlockEntity } from './block.entity.ts';
import { BlocksController } from './blocks.controller.ts';
import { BlocksRepository } from './blocks.repository.ts';
import { BlocksService } from './blocks.service.ts';

@Entities(BlockEntity)
@Module({
  imports: [ProjectsModule, QuotasModule, UsersModule],
  controllers: [BlocksController],
  providers: [BlocksService, BlocksRepository],
  exports: [BlocksService],
})
export class BlocksModule {}
