import { Module } from '@nestjs/common';
import { ReleaseHealthModule } from '../release-health/release-health.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { CanaryStepsService } from './canary-steps.service.ts';
import { GuardService } from './guard.service.ts';
import { GuardFigures } from './guard-figures.ts';
import { GuardRounds } from './guard-rounds.ts';

@Module({
  imports: [ReleaseHealthModule, ReleasesModule],
  controllers: [],
  providers: [CanaryStepsService, GuardFigures, GuardRounds, GuardService],
})
export class ReleaseGuardModule {}
