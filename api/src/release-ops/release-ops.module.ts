import { Module } from '@nestjs/common';
import { ReleaseHealthModule } from '../release-health/release-health.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { DeployTokensController } from './deploy-tokens.controller.ts';
import { ReleaseStatusService } from './release-status.service.ts';
import { ReleasesController } from './releases.controller.ts';

/** The calls of ops and deploy tokens. */
@Module({
  imports: [ReleaseHealthModule, ReleasesModule],
  controllers: [DeployTokensController, ReleasesController],
  providers: [ReleaseStatusService],
})
export class ReleaseOpsModule {}
