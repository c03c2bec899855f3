import type { UnsubscribeLinkQuery, UnsubscribeQuery } from '@crewdeck/contract';
import {
  unsubscribedSchema,
  unsubscribeLinkQuerySchema,
  unsubscribeLinkSchema,
  unsubscribeQuerySchema,
} from '@crewdeck/contract/schemas';
import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { Public } from '../../platform/auth/decorators.ts';
import { Operation } from '../../platform/http/operation.decorator.ts';
import { UnsubscribeService } from './unsubscribe.service.ts';

@Controller('api/unsubscribe')
export class UnsubscribeController {
  constructor(private readonly unsubscribing: UnsubscribeService) {}

  /** Beside the path of the other call: mail programs that open that one read nothing. */
  @Operation({ summary: 'What the token of a mail would turn off; changes nothing', answer: unsubscribeLinkSchema })
  @Public()
  @Get('link')
  check(@Query({ schema: unsubscribeLinkQuerySchema }) query: UnsubscribeLinkQuery) {
    return this.unsubscribing.check(query);
  }

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
