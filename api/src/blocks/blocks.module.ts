import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { BlockEntity } from '../visibility/block.entity.ts';
import { BlocksRepository } from '../visibility/blocks.repository.ts';
import { BlocksController } from './blocks.controller.ts';
import { BlocksService } from './blocks.service.ts';

@Entities(BlockEntity)
@Module({
  imports: [QuotasModule, UsersModule],
  controllers: [BlocksController],
  providers: [BlocksService, BlocksRepository],
  exports: [BlocksService],
})
export class BlocksModule {}
