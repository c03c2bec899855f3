import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { CHANNELS, type Channel } from './channel.ts';
import { JobQueue } from './job-queue.ts';
import { MailChannel } from './mail/mail.channel.ts';
import { MailEventsRepository } from './mail/mail-events.repository.ts';
import { Mailer } from './mail/mailer.ts';
import { OpsMail } from './mail/ops-mail.ts';
import { UnsubscribeController } from './mail/unsubscribe.controller.ts';
import { UnsubscribeService } from './mail/unsubscribe.service.ts';
import { UnsubscribeTokens } from './mail/unsubscribe-tokens.ts';
import { Messages } from './messages.ts';
import { NotificationRefusalEntity } from './notification-refusal.entity.ts';
import { NotificationSettingsController } from './notification-settings.controller.ts';
import { NotificationSettingsRepository } from './notification-settings.repository.ts';
import { NotificationSettingsService } from './notification-settings.service.ts';
import { OutboxRelay } from './outbox-relay.ts';
import { PushChannel } from './push/push-channel.ts';
import { PushDeliveriesRepository } from './push/push-deliveries.repository.ts';
import { PushSubscriptionEntity } from './push/push-subscription.entity.ts';
import { PushSubscriptionsController } from './push/push-subscriptions.controller.ts';
import { PushSubscriptionsRepository } from './push/push-subscriptions.repository.ts';
import { PushSubscriptionsService } from './push/push-subscriptions.service.ts';
import { WebhookChannel } from './webhooks/webhook-channel.ts';
import { WebhookDeliveriesRepository } from './webhooks/webhook-deliveries.repository.ts';
import { WebhooksController } from './webhooks/webhooks.controller.ts';
import { WebhooksRepository } from './webhooks/webhooks.repository.ts';
import { WebhooksService } from './webhooks/webhooks.service.ts';

@Entities(NotificationRefusalEntity, PushSubscriptionEntity)
@Module({
  imports: [ProjectsModule, UsersModule],
  controllers: [NotificationSettingsController, UnsubscribeController, PushSubscriptionsController, WebhooksController],
  providers: [
    {
      provide: CHANNELS,
      useFactory: (...channels: Channel[]) => channels,
      inject: [MailChannel, OpsMail, PushChannel, WebhookChannel],
    },
    MailChannel,
    MailEventsRepository,
    Mailer,
    OpsMail,
    UnsubscribeService,
    UnsubscribeTokens,
    JobQueue,
    OutboxRelay,
    Messages,
    NotificationSettingsService,
    NotificationSettingsRepository,
    PushChannel,
    PushDeliveriesRepository,
    PushSubscriptionsService,
    PushSubscriptionsRepository,
    WebhookChannel,
    WebhookDeliveriesRepository,
    WebhooksService,
    WebhooksRepository,
  ],
  exports: [JobQueue, NotificationSettingsService, OpsMail],
})
export class MessagesModule {}
