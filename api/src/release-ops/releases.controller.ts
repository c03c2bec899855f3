import type { ErrorCode, ValidChangeRelease } from '@crewdeck/contract';
import {
  changeReleaseSchema,
  createPreviewSchema,
  keptReleasesSchema,
  moduleNameSchema,
  moduleStatusSchema,
  pageQuerySchema,
  previewLinkSchema,
  previewSchema,
  publishedReleaseSchema,
  releaseEventSchema,
  releasesStatusSchema,
  signedLinkSchema,
} from '@crewdeck/contract/schemas';
import { type ReleaseRecord, releaseRecordSchema } from '@crewdeck/releases/release-record';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { CurrentActor, TakesDeployTokens } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { ChangeReleasesService } from '../releases/change-releases.service.ts';
import { PreviewsService, type WantedPreview } from '../releases/previews.service.ts';
import type { Actor } from '../releases/release.policy.ts';
import { ReleasesService } from '../releases/releases.service.ts';
import { SignLinksService } from '../releases/sign-links.service.ts';
import { ReleaseStatusService } from './release-status.service.ts';

const FOR_OPERATORS = ['auth.forbidden'] as const satisfies readonly ErrorCode[];

@TakesDeployTokens()
@Controller('api/releases')
export class ReleasesController {
  constructor(
    private readonly releases: ReleasesService,
    private readonly changing: ChangeReleasesService,
    private readonly status: ReleaseStatusService,
    private readonly links: SignLinksService,
    private readonly previews: PreviewsService,
  ) {}

  @Operation({
    summary: 'What is out of every module, how it fares and what was done last; for ops and deploy tokens',
    answer: releasesStatusSchema,
    refusals: FOR_OPERATORS,
  })
  @Get()
  readStatus(@CurrentActor() actor: Actor) {
    return this.status.ofAll(actor);
  }

  @Operation({
    summary: 'Registers a release, and tells what keeps it from going live; the same once more changes nothing',
    answer: publishedReleaseSchema,
    refusals: [
      ...FOR_OPERATORS,
      'release.unsigned',
      'release.wrong_signature',
      'release.bytes_differ',
      'release.changed_meanwhile',
    ],
  })
  @Post()
  @HttpCode(200)
  register(@CurrentActor() actor: Actor, @Body({ schema: releaseRecordSchema }) record: ReleaseRecord) {
    return this.releases.register(actor, record);
  }

  @Operation({
    summary: 'The kept releases of a module, the latest published first',
    answer: keptReleasesSchema,
    refusals: FOR_OPERATORS,
  })
  @Get(':module')
  listKept(@CurrentActor() actor: Actor, @Param('module', { schema: moduleNameSchema }) module: string) {
    return this.releases.listKept(actor, module);
  }

  @Operation({
    summary: 'What was done to the releases of a module, the latest first',
    answer: z.array(releaseEventSchema),
    refusals: FOR_OPERATORS,
  })
  @Get(':module/events')
  listEvents(
    @CurrentActor() actor: Actor,
    @Param('module', { schema: moduleNameSchema }) module: string,
    @Query({ schema: pageQuerySchema }) query: { limit: number; cursor?: string },
  ) {
    return this.releases.listEvents(actor, module, query);
  }

  @Operation({
    summary: 'Makes a release live or a canary, ends a canary, rolls a module back, stops or resumes it',
    answer: moduleStatusSchema,
    refusals: [
      ...FOR_OPERATORS,
      'release.not_found',
      'release.incompatible',
      'release.changed_meanwhile',
      'release.no_last_good',
      'release.stopped',
      'release.not_stopped',
      'release.no_canary',
    ],
  })
  @Post(':module/changes')
  @HttpCode(200)
  async change(
    @CurrentActor() actor: Actor,
    @Param('module', { schema: moduleNameSchema }) module: string,
    @Body({ schema: changeReleaseSchema }) change: ValidChangeRelease,
  ) {
    await this.changing.change(actor, module, change);
    return this.status.ofModule(actor, module);
  }

  @Operation({
    summary: 'Makes a link that shows one release to everybody who opens it, until it expires',
    answer: previewLinkSchema,
    refusals: [...FOR_OPERATORS, 'release.not_found', 'release.previews_off'],
  })
  @Post(':module/previews')
  createPreview(
    @CurrentActor() actor: Actor,
    @Param('module', { schema: moduleNameSchema }) module: string,
    @Body({ schema: createPreviewSchema }) preview: WantedPreview,
  ) {
    return this.previews.create(actor, module, preview);
  }

  @Operation({
    summary: 'Links to releases of a module that are still good, the latest first',
    answer: z.array(previewSchema),
    refusals: FOR_OPERATORS,
  })
  @Get(':module/previews')
  listPreviews(@CurrentActor() actor: Actor, @Param('module', { schema: moduleNameSchema }) module: string) {
    return this.previews.list(actor, module);
  }

  @Operation({
    summary: 'Ends one preview, for every browser that has it',
    answer: null,
    refusals: [...FOR_OPERATORS, 'release.not_found'],
  })
  @Delete(':module/previews/:id')
  @HttpCode(204)
  endPreview(
    @CurrentActor() actor: Actor,
    @Param('module', { schema: moduleNameSchema }) module: string,
    @Param('id', { schema: z.uuid() }) id: string,
  ) {
    return this.previews.end(actor, module, id);
  }

  @Operation({
    summary: 'Makes a link after which the browser that opens it gets source maps, for an hour; for ops',
    answer: signedLinkSchema,
    refusals: [...FOR_OPERATORS, 'release.previews_off'],
  })
  @Post('source-map-links')
  createSourceMapLink(@CurrentActor() actor: Actor) {
    return this.links.signSourceMaps(actor);
  }
}
