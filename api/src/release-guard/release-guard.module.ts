import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module.ts';
import { ReleaseHealthModule } from '../release-health/release-health.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { GuardService } from './guard.service.ts';
import { GuardRounds } from './guard-rounds.ts';

@Module({
  imports: [MessagesModule, ReleaseHealthModule, ReleasesModule],
  controllers: [],
  providers: [GuardRounds, GuardService],
})
export class ReleaseGuardModule {}
