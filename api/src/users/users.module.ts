import { Module } from '@nestjs/common';
import { BestFitModule } from '../best-fit/best-fit.module.ts';
import { Entities } from '../database/entities.decorator.ts';
import { DeparturesModule } from '../departures/departures.module.ts';
import { PROFILE_IDS } from '../platform/auth/caller.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { BlockedPeople } from '../visibility/blocked-people.ts';
import { ConfirmedEmailService } from './confirmed-email.service.ts';
import { ProfileIdCache } from './profile-id-cache.ts';
import { SaveProfileService } from './save-profile.service.ts';
import { UserEntity } from './user.entity.ts';
import { UsersController } from './users.controller.ts';
import { UsersRepository } from './users.repository.ts';
import { UsersService } from './users.service.ts';

@Entities(UserEntity)
@Module({
  imports: [BestFitModule, DeparturesModule, QuotasModule],
  controllers: [UsersController],
  providers: [
    UsersService,
    SaveProfileService,
    ConfirmedEmailService,
    UsersRepository,
    BlockedPeople,
    { provide: PROFILE_IDS, useClass: ProfileIdCache },
  ],
  exports: [UsersService, PROFILE_IDS],
})
export class UsersModule {}
