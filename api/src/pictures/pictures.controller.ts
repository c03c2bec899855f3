import { LARGEST_PICTURE } from '@crewdeck/contract';
import { pictureNameSchema, savedPictureSchema, userReferenceSchema } from '@crewdeck/contract/schemas';
import { Controller, Delete, Get, HttpCode, Param, Put, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller, Public } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { Limited } from '../platform/limits/limited.ts';
import { PicturesService } from './pictures.service.ts';

const YEAR_SECONDS = 31_536_000;

@Controller('api')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Operation({
    summary: 'A picture of a person, project or hackathon, by the hash of its bytes',
    answer: null,
    answerType: 'image/*',
    refusals: ['picture.not_found'],
  })
  @Public()
  @RouteConfig({ hasOwnLimit: true })
  @Limited('picture', { most: 12_000, perSeconds: 60 })
  @Get('pictures/:name')
  async read(
    @Param('name', { schema: pictureNameSchema }) name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { bytes, type } = await this.pictures.read(name);
    // Not before: a refusal is JSON, and kept by nobody.
    reply.type(type).header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
    return bytes;
  }

  @Operation({
    summary:
      "Makes the caller's picture from a JPEG, PNG or WebP of at most 2 MB: a square without what the file said beside",
    answer: savedPictureSchema,
    bodyType: 'image/*',
    refusals: [
      'user.not_found',
      'user.profile_required',
      'picture.unreadable',
      'picture.too_many_pixels',
      'picture.hidden',
    ],
  })
  @RouteConfig({ takesPictures: true, bodyLimit: LARGEST_PICTURE })
  @Limited('save picture', { most: 20, perSeconds: 600 })
  @Put('users/:userId/picture')
  save(
    @CurrentCaller() caller: Caller,
    @Param('userId', { schema: userReferenceSchema }) userId: string,
    @Req() { body }: FastifyRequest,
  ) {
    return this.pictures.save(caller, userId, body);
  }

  @Operation({
    summary: "Removes the caller's picture, if there is one",
    answer: null,
    refusals: ['user.not_found', 'user.profile_required'],
  })
  @HttpCode(204)
  @Delete('users/:userId/picture')
  remove(@CurrentCaller() caller: Caller, @Param('userId', { schema: userReferenceSchema }) userId: string) {
    return this.pictures.remove(caller, userId);
  }
}
