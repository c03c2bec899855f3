import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { DEPLOY_TOKENS } from '../platform/auth/caller.ts';
import { ChangeReleasesService } from './change-releases.service.ts';
import { ChannelsRepository } from './channels.repository.ts';
import { DeployTokenEntity } from './deploy-token.entity.ts';
import { DeployTokensService } from './deploy-tokens.service.ts';
import { EdgeEntity } from './edge.entity.ts';
import { EdgesService } from './edges.service.ts';
import { KeptReleasesService } from './kept-releases.service.ts';
import { LiveReleasesService } from './live-releases.service.ts';
import { PreviewsRepository } from './previews.repository.ts';
import { PreviewsService } from './previews.service.ts';
import { Pruning } from './pruning.ts';
import { PublishedReleases } from './published-releases.ts';
import { RegistryController } from './registry.controller.ts';
import { RegistryEntity } from './registry.entity.ts';
import { RegistryRepository } from './registry.repository.ts';
import { RegistryService } from './registry.service.ts';
import { ReleaseEntity } from './release.entity.ts';
import { ReleaseChannelEntity } from './release-channel.entity.ts';
import { ReleaseEventEntity } from './release-event.entity.ts';
import { ReleaseEventsRepository } from './release-events.repository.ts';
import { ReleasePreviewEntity } from './release-preview.entity.ts';
import { ReleasesRepository } from './releases.repository.ts';
import { ReleasesService } from './releases.service.ts';
import { SignLinksService } from './sign-links.service.ts';

/** What was published and what is live. The rooms of health, guard and ops stand on it, and it knows none of them. */
@Entities(
  ReleaseEntity,
  ReleaseChannelEntity,
  RegistryEntity,
  ReleaseEventEntity,
  ReleasePreviewEntity,
  DeployTokenEntity,
  EdgeEntity,
)
@Module({
  controllers: [RegistryController],
  providers: [
    ChangeReleasesService,
    ChannelsRepository,
    EdgesService,
    DeployTokensService,
    { provide: DEPLOY_TOKENS, useExisting: DeployTokensService },
    KeptReleasesService,
    LiveReleasesService,
    RegistryRepository,
    RegistryService,
    ReleaseEventsRepository,
    PreviewsRepository,
    PreviewsService,
    Pruning,
    PublishedReleases,
    ReleasesRepository,
    ReleasesService,
    SignLinksService,
  ],
  exports: [
    ChangeReleasesService,
    DEPLOY_TOKENS,
    DeployTokensService,
    EdgesService,
    SignLinksService,
    LiveReleasesService,
    PreviewsService,
    PublishedReleases,
    ReleasesService,
  ],
})
export class ReleasesModule {}
