import {
  entityIdSchema,
  organiserEventSchema,
  organiserSchema,
  pageQuerySchema,
  userReferenceSchema,
} from '@crewdeck/contract/schemas';
import { Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { OrganisersService } from './organisers.service.ts';

@Controller('api/hackathons/:id')
export class OrganisersController {
  constructor(private readonly organisers: OrganisersService) {}

  @Operation({
    summary: 'Who runs a hackathon, the first one first; for its organisers and ops',
    answer: z.array(organiserSchema),
    refusals: ['auth.forbidden', 'hackathon.not_found'],
  })
  @Get('organisers')
  list(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.organisers.list(caller, id);
  }

  @Operation({
    summary: 'Makes a person an organiser of a hackathon; for its organisers and ops',
    answer: null,
    refusals: [
      'auth.forbidden',
      'hackathon.not_found',
      'user.not_found',
      'user.profile_required',
      'organiser.too_many',
    ],
  })
  @Put('organisers/:userId')
  @HttpCode(204)
  grant(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Param('userId', { schema: userReferenceSchema }) userId: string,
  ) {
    return this.organisers.grant(caller, id, userId);
  }

  @Operation({
    summary: 'Takes that back, of oneself too; for its organisers and ops',
    answer: null,
    refusals: [
      'auth.forbidden',
      'hackathon.not_found',
      'user.not_found',
      'user.profile_required',
      'organiser.not_found',
    ],
  })
  @Delete('organisers/:userId')
  @HttpCode(204)
  revoke(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Param('userId', { schema: userReferenceSchema }) userId: string,
  ) {
    return this.organisers.revoke(caller, id, userId);
  }

  @Operation({
    summary: 'What organisers and ops did to run a hackathon, the latest first; for ops',
    answer: z.array(organiserEventSchema),
    refusals: ['auth.forbidden', 'hackathon.not_found'],
  })
  @Get('organiser-events')
  listEvents(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Query({ schema: pageQuerySchema }) query: { limit: number; cursor?: string },
  ) {
    return this.organisers.listEvents(caller, id, query);
  }
}
