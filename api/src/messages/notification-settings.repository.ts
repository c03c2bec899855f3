import type { NotificationSettings } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ChannelName, Topic } from './channel.ts';
import { NotificationRefusalEntity } from './notification-refusal.entity.ts';

/** What a person has refused, and what of their address stops mail. */
export interface Refusals extends Record<ChannelName, Topic[]> {
  readonly stoppedBecause: Exclude<NotificationSettings['mail']['stoppedBecause'], 'off'>;
}

const refused = (channel: ChannelName) =>
  `ARRAY(SELECT r.topic FROM notification_refusals r WHERE r.user_id = u.id AND r.channel = '${channel}' ORDER BY r.topic)`;

const FIND = `
  SELECT ${refused('mail')} AS mail, ${refused('push')} AS push,
    CASE WHEN NOT u.email_confirmed THEN 'unconfirmed' WHEN u.email_bounced THEN 'bounced' END AS "stoppedBecause"
  FROM users u WHERE u.id = $1`;

@Injectable()
export class NotificationSettingsRepository {
  constructor(private readonly database: DataSource) {}

  /** `null` when there is no such person. */
  async find(userId: string): Promise<Refusals | null> {
    const [refusals] = await this.database.query<Refusals[]>(FIND, [userId]);
    return refusals ?? null;
  }

  /** Besides what they have refused already; nothing for somebody who is gone. */
  async refuse(userId: string, channel: ChannelName, topics: readonly Topic[]): Promise<void> {
    await this.database.query(
      `INSERT INTO notification_refusals (user_id, channel, topic)
       SELECT u.id, $2, topic FROM users u, unnest($3::text[]) AS topic WHERE u.id = $1 ON CONFLICT DO NOTHING`,
      [userId, channel, topics],
    );
  }

  /** Takes the place of what was refused before, in a channel. */
  async replace(manager: EntityManager, userId: string, channel: ChannelName, topics: readonly Topic[]): Promise<void> {
    await manager.delete(NotificationRefusalEntity, { userId, channel });
    await manager.insert(
      NotificationRefusalEntity,
      [...new Set(topics)].map((topic) => ({ userId, channel, topic })),
    );
  }
}
