import type { EndPushSubscriptionQuery, PushSubscriptionData } from '@crewdeck/contract';
import { endPushSubscriptionQuerySchema, pushSubscriptionSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, HttpCode, Post, Query } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { CurrentCaller } from '../../platform/auth/decorators.ts';
import { Operation } from '../../platform/http/operation.decorator.ts';
import { PushSubscriptionsService } from './push-subscriptions.service.ts';

@Controller('api/account/push-subscriptions')
export class PushSubscriptionsController {
  constructor(private readonly subscriptions: PushSubscriptionsService) {}

  @Operation({
    summary: 'Tells the caller in this browser from now on, and nobody else; again renews it',
    answer: null,
    refusals: ['user.profile_required', 'push.off'],
  })
  @Post()
  @HttpCode(204)
  renew(@CurrentCaller() caller: Caller, @Body({ schema: pushSubscriptionSchema }) subscription: PushSubscriptionData) {
    return this.subscriptions.renew(caller, subscription);
  }

  @Operation({ summary: 'Tells the caller in this browser no more', answer: null })
  @Delete()
  @HttpCode(204)
  end(
    @CurrentCaller() caller: Caller,
    @Query({ schema: endPushSubscriptionQuerySchema }) query: EndPushSubscriptionQuery,
  ) {
    return this.subscriptions.end(caller, query);
  }
}
