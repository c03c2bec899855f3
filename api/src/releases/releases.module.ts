import { Module } from '@nestjs/common';
import { ReleaseHealthModule } from '../release-health/release-health.module.ts';
import { ReleaseStatusService } from '../release-ops/release-status.service.ts';
import { ReleasesController } from '../release-ops/releases.controller.ts';
import { ChangeReleasesService } from './change-releases.service.ts';
import { ChannelsRepository } from './channels.repository.ts';
import { CreatePreviewService } from './create-preview.service.ts';
import { RegistryController } from './registry.controller.ts';
import { RegistryRepository } from './registry.repository.ts';
import { RegistryService } from './registry.service.ts';
import { RegistryListener } from './registry-listener.ts';
import { ReleaseEventsRepository } from './release-events.repository.ts';
import { ReleasesRepository } from './releases.repository.ts';
import { ReleasesService } from './releases.service.ts';

@Module({
  imports: [ReleaseHealthModule],
  controllers: [RegistryController, ReleasesController],
  providers: [
    ChangeReleasesService,
    ChannelsRepository,
    CreatePreviewService,
    RegistryListener,
    RegistryRepository,
    RegistryService,
    ReleaseEventsRepository,
    ReleasesRepository,
    ReleasesService,
    ReleaseStatusService,
  ],
  exports: [ChangeReleasesService, ReleaseStatusService],
})
export class ReleasesModule {}
