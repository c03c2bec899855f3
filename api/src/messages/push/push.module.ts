import { Module } from '@nestjs/common';
import { Entities } from '../../database/entities.decorator.ts';
import { UsersModule } from '../../users/users.module.ts';
import { PushSubscriptionEntity } from './push-subscription.entity.ts';
import { PushSubscriptionsController } from './push-subscriptions.controller.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import { PushSubscriptionsService } from './push-subscriptions.service.ts';

/** Tells people in their browsers (ADR 24). */
@Entities(PushSubscriptionEntity)
@Module({
  imports: [UsersModule],
  controllers: [PushSubscriptionsController],
  providers: [PushSubscriptionsService, PushSubscriptionsRepository],
})
export class PushModule {}
