import { Module } from '@nestjs/common';
import { HackathonsController } from './hackathons.controller.ts';
import { HackathonsRepository } from './hackathons.repository.ts';
import { HackathonsService } from './hackathons.service.ts';

@Module({ controllers: [HackathonsController], providers: [HackathonsService, HackathonsRepository] })
export class HackathonsModule {}
