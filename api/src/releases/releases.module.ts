import { Module } from '@nestjs/common';
import { ReleaseHealthModule } from '../release-health/release-health.module.ts';
import { ChangingService } from './changing.service.ts';
import { ChannelsRepository } from './channels.repository.ts';
import { PreviewsService } from './previews.service.ts';
import { RegistryController } from './registry.controller.ts';
import { RegistryRepository } from './registry.repository.ts';
import { RegistryService } from './registry.service.ts';
import { RegistryListener } from './registry-listener.ts';
import { ReleaseEventsRepository } from './release-events.repository.ts';
import { ReleasesController } from './releases.controller.ts';
import { ReleasesRepository } from './releases.repository.ts';
import { ReleasesService } from './releases.service.ts';
import { StatusService } from './status.service.ts';

@Module({
  imports: [ReleaseHealthModule],
  controllers: [RegistryController, ReleasesController],
  providers: [
    ChangingService,
    ChannelsRepository,
    PreviewsService,
    RegistryListener,
    RegistryRepository,
    RegistryService,
    ReleaseEventsRepository,
    ReleasesRepository,
    ReleasesService,
    StatusService,
  ],
  exports: [ChangingService, StatusService],
})
export class ReleasesModule {}
