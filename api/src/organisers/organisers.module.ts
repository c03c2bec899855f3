import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { HackathonsModule } from '../hackathons/hackathons.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { EventDetailsController } from './event-details.controller.ts';
import { EventDetailsService } from './event-details.service.ts';
import { OrganiserEntity } from './organiser.entity.ts';
import { OrganiserEventEntity } from './organiser-event.entity.ts';
import { OrganisersController } from './organisers.controller.ts';
import { OrganisersRepository } from './organisers.repository.ts';
import { OrganisersService } from './organisers.service.ts';

/** Who runs one hackathon, and what they did. */
@Entities(OrganiserEntity, OrganiserEventEntity)
@Module({
  imports: [HackathonsModule, UsersModule],
  controllers: [OrganisersController, EventDetailsController],
  providers: [OrganisersService, OrganisersRepository, EventDetailsService],
  exports: [OrganisersService],
})
export class OrganisersModule {}
