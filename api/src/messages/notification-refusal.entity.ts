import type { NOTIFICATION_CHANNELS, NOTIFICATION_TOPICS } from '@crewdeck/contract';
import { Entity, PrimaryColumn } from 'typeorm';

/** Somebody does not want to be told of a topic by mail, or by push. */
@Entity('notification_refusals')
export class NotificationRefusalEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @PrimaryColumn('text')
  channel: (typeof NOTIFICATION_CHANNELS)[number];

  @PrimaryColumn('text')
  topic: (typeof NOTIFICATION_TOPICS)[number];
}
