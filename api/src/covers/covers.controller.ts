import { LARGEST_PICTURE } from '@crewdeck/contract';
import { entityIdSchema, savedPictureSchema } from '@crewdeck/contract/schemas';
import { Controller, Delete, HttpCode, Param, Put, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { Limited } from '../platform/limits/limited.ts';
import { CoversService } from './covers.service.ts';

const REFUSED = ['picture.unreadable', 'picture.too_many_pixels', 'picture.hidden'] as const;

@Controller('api')
export class CoversController {
  constructor(private readonly covers: CoversService) {}

  @Operation({
    summary: 'Makes the cover of a project from a JPEG, PNG or WebP of at most 2 MB; for its owner',
    answer: savedPictureSchema,
    bodyType: 'image/*',
    refusals: ['project.not_found', 'project.not_owner', ...REFUSED],
  })
  @RouteConfig({ takesPictures: true, bodyLimit: LARGEST_PICTURE })
  @Limited('save picture', { most: 20, perSeconds: 600 })
  @Put('projects/:id/cover')
  saveOfProject(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Req() { body }: FastifyRequest,
  ) {
    return this.covers.saveOfProject(caller, id, body);
  }

  @Operation({
    summary: 'Removes the cover of a project, if there is one; for its owner',
    answer: null,
    refusals: ['project.not_found', 'project.not_owner'],
  })
  @HttpCode(204)
  @Delete('projects/:id/cover')
  removeOfProject(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.covers.removeOfProject(caller, id);
  }

  @Operation({
    summary: 'Makes the cover of a hackathon from a JPEG, PNG or WebP of at most 2 MB; for its organisers and ops',
    answer: savedPictureSchema,
    bodyType: 'image/*',
    refusals: ['auth.forbidden', 'hackathon.not_found', ...REFUSED],
  })
  @RouteConfig({ takesPictures: true, bodyLimit: LARGEST_PICTURE })
  @Limited('save picture', { most: 20, perSeconds: 600 })
  @Put('hackathons/:id/cover')
  saveOfHackathon(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Req() { body }: FastifyRequest,
  ) {
    return this.covers.saveOfHackathon(caller, id, body);
  }

  @Operation({
    summary: 'Removes the cover of a hackathon, if there is one; for its organisers and ops',
    answer: null,
    refusals: ['auth.forbidden', 'hackathon.not_found'],
  })
  @HttpCode(204)
  @Delete('hackathons/:id/cover')
  removeOfHackathon(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.covers.removeOfHackathon(caller, id);
  }
}
