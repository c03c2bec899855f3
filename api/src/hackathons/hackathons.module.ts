import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { HackathonEntity } from './hackathon.entity.ts';
import { HackathonsController } from './hackathons.controller.ts';
import { HackathonsRepository } from './hackathons.repository.ts';

@Entities(HackathonEntity)
@Module({ controllers: [HackathonsController], providers: [HackathonsRepository] })
export class HackathonsModule {}
