import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { ReleaseLogController } from './release-log.controller.ts';
import { ReleaseLogEntity } from './release-log.entity.ts';
import { ReleaseLogRepository } from './release-log.repository.ts';
import { ReleaseLogService } from './release-log.service.ts';

/** What was signed about releases. The room of releases writes it, and it knows none of them. */
@Entities(ReleaseLogEntity)
@Module({
  controllers: [ReleaseLogController],
  providers: [ReleaseLogRepository, ReleaseLogService],
  exports: [ReleaseLogService],
})
export class ReleaseLogModule {}
