import { Module } from '@nestjs/common';
import { ReleaseHealthModule } from '../release-health/release-health.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { GuardRepository } from './guard.repository.ts';
import { GuardService } from './guard.service.ts';
import { GuardRounds } from './guard-rounds.ts';

/** Apart from the counts it goes by: releases show those, and the guard changes releases. */
@Module({
  imports: [ReleaseHealthModule, ReleasesModule],
  controllers: [],
  providers: [GuardRepository, GuardRounds, GuardService],
})
export class ReleaseGuardModule {}
