import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { ChangeReleasesService } from './change-releases.service.ts';
import { ChannelsRepository } from './channels.repository.ts';
import { LiveReleasesService } from './live-releases.service.ts';
import { PublishedReleases } from './published-releases.ts';
import { RegistryController } from './registry.controller.ts';
import { RegistryEntity } from './registry.entity.ts';
import { RegistryRepository } from './registry.repository.ts';
import { RegistryService } from './registry.service.ts';
import { RegistryListener } from './registry-listener.ts';
import { ReleaseEntity } from './release.entity.ts';
import { ReleaseChannelEntity } from './release-channel.entity.ts';
import { ReleaseEventEntity } from './release-event.entity.ts';
import { ReleaseEventsRepository } from './release-events.repository.ts';
import { ReleasesRepository } from './releases.repository.ts';
import { ReleasesService } from './releases.service.ts';
import { SignLinksService } from './sign-links.service.ts';

/** What was published and what is live. The rooms of health, guard and ops stand on it, and it knows none of them. */
@Entities(ReleaseEntity, ReleaseChannelEntity, RegistryEntity, ReleaseEventEntity)
@Module({
  controllers: [RegistryController],
  providers: [
    ChangeReleasesService,
    ChannelsRepository,
    SignLinksService,
    LiveReleasesService,
    RegistryListener,
    RegistryRepository,
    RegistryService,
    ReleaseEventsRepository,
    PublishedReleases,
    ReleasesRepository,
    ReleasesService,
  ],
  exports: [ChangeReleasesService, SignLinksService, LiveReleasesService, PublishedReleases, ReleasesService],
})
export class ReleasesModule {}
