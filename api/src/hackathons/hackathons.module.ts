import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { HackathonEntity } from './hackathon.entity.ts';
import { HackathonsController } from './hackathons.controller.ts';
import { HackathonsRepository } from './hackathons.repository.ts';
import { HackathonsService } from './hackathons.service.ts';

@Entities(HackathonEntity)
@Module({
  controllers: [HackathonsController],
  providers: [HackathonsService, HackathonsRepository],
  exports: [HackathonsService],
})
export class HackathonsModule {}
