import { type AddWebhook, MOST_WEBHOOK_DELIVERIES, MOST_WEBHOOKS } from '@crewdeck/contract';
import {
  addWebhookSchema,
  createdWebhookSchema,
  entityIdSchema,
  webhookDeliverySchema,
  webhookSchema,
  webhookSecretSchema,
} from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { CurrentCaller } from '../../platform/auth/decorators.ts';
import { Operation } from '../../platform/http/operation.decorator.ts';
import { Limited } from '../../platform/limits/limited.ts';
import { WebhooksService } from './webhooks.service.ts';

@Controller('api/projects/:id/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Operation({
    summary: `The webhooks of a project, at most ${MOST_WEBHOOKS}, in the order in which they were added; its owner only`,
    answer: z.array(webhookSchema),
    refusals: ['project.not_found', 'project.not_owner'],
  })
  @Get()
  list(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) projectId: string) {
    return this.webhooks.list(caller, projectId);
  }

  @Operation({
    summary:
      'Adds a webhook, as the owner: each event of the project is posted to it, as a text where it is of Discord or Slack, else by the Standard Webhooks specification with `{ type, timestamp, data: { sentence, project, person, url } }`; no other answer has its secret',
    answer: createdWebhookSchema,
    refusals: [
      'user.profile_required',
      'project.not_found',
      'project.not_owner',
      'project.archived',
      'webhook.bad_address',
      'webhook.too_many',
    ],
  })
  @Post()
  add(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Body({ schema: addWebhookSchema }) { url }: AddWebhook,
  ) {
    return this.webhooks.add(caller, projectId, url);
  }

  @Operation({
    summary: 'Removes a webhook with its log, as the owner; one that is gone already too',
    answer: null,
    refusals: ['user.profile_required', 'project.not_found', 'project.not_owner'],
  })
  @Delete(':webhookId')
  @HttpCode(204)
  remove(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Param('webhookId', { schema: entityIdSchema }) id: string,
  ) {
    return this.webhooks.remove(caller, projectId, id);
  }

  @Operation({
    summary: `The last ${MOST_WEBHOOK_DELIVERIES} deliveries of a webhook, the newest first; the owner only`,
    answer: z.array(webhookDeliverySchema),
    refusals: ['project.not_found', 'project.not_owner', 'webhook.not_found'],
  })
  @Get(':webhookId/deliveries')
  listDeliveries(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Param('webhookId', { schema: entityIdSchema }) id: string,
  ) {
    return this.webhooks.listDeliveries(caller, projectId, id);
  }

  @Operation({
    summary: 'Gives a webhook a new secret, which no other answer has, as the owner; the one before signs nothing more',
    answer: webhookSecretSchema,
    refusals: ['user.profile_required', 'project.not_found', 'project.not_owner', 'webhook.not_found'],
  })
  @Post(':webhookId/secret')
  renewSecret(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Param('webhookId', { schema: entityIdSchema }) id: string,
  ) {
    return this.webhooks.renewSecret(caller, projectId, id);
  }

  @Operation({
    summary: 'Sends a test to a webhook, once, as the owner; one that is off is on again if it arrives',
    answer: null,
    refusals: ['user.profile_required', 'project.not_found', 'project.not_owner', 'webhook.not_found'],
  })
  @Limited('test webhook', { most: 20, perSeconds: 600 })
  @Post(':webhookId/tests')
  @HttpCode(204)
  test(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Param('webhookId', { schema: entityIdSchema }) id: string,
  ) {
    return this.webhooks.test(caller, projectId, id);
  }
}
