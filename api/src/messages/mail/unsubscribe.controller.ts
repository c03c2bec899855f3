import type { UnsubscribeQuery } from '@crewdeck/contract';
import { unsubscribedSchema, unsubscribeQuerySchema } from '@crewdeck/contract/schemas';
import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { Public } from '../../platform/auth/decorators.ts';
import { Operation } from '../../platform/http/operation.decorator.ts';
import { UnsubscribeService } from './unsubscribe.service.ts';

@Controller('api/unsubscribe')
export class UnsubscribeController {
  constructor(private readonly unsubscribing: UnsubscribeService) {}

  /** Mail programs call it with a form (RFC 8058), which says nothing that is not known. */
  @Operation({
    summary: 'Turns mail of the topics off that the token of a mail names, or all mail; needs no session',
    answer: unsubscribedSchema,
    refusals: ['notification.link_invalid'],
  })
  @Public()
  @RouteConfig({ takesForms: true })
  @Post()
  @HttpCode(200)
  unsubscribe(@Query({ schema: unsubscribeQuerySchema }) query: UnsubscribeQuery) {
    return this.unsubscribing.unsubscribe(query);
  }
}
