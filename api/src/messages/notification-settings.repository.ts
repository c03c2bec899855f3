import type { NotificationSettings } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, queryRow } from '../database/query.ts';
import type { ChannelName, Topic } from './channel.ts';
import { NotificationRefusalEntity } from './notification-refusal.entity.ts';

/** What a person has refused, and what of their address stops mail. */
export interface Refusals extends Record<ChannelName, Topic[]> {
  readonly stoppedBecause: Exclude<NotificationSettings['mail']['stoppedBecause'], 'off'>;
}

const refused = (channel: ChannelName) =>
  sql`ARRAY(SELECT r.topic FROM notification_refusals r WHERE r.user_id = u.id AND r.channel = ${channel} ORDER BY r.topic)`;

const refusalsOf = (userId: string) => sql`
  SELECT ${refused('mail')} AS mail, ${refused('push')} AS push,
    CASE WHEN NOT u.email_confirmed THEN 'unconfirmed' WHEN u.email_bounced THEN 'bounced' END AS "stoppedBecause"
  FROM users u WHERE u.id = ${userId}`;

@Injectable()
export class NotificationSettingsRepository {
  constructor(private readonly database: DataSource) {}

  /** `null` when there is no such person. */
  find(userId: string): Promise<Refusals | null> {
    return queryRow(this.database, refusalsOf(userId));
  }

  /** Besides what they have refused already; nothing for somebody who is gone. */
  async refuse(userId: string, channel: ChannelName, topics: readonly Topic[]): Promise<void> {
    await execute(
      this.database,
      sql`
        INSERT INTO notification_refusals (user_id, channel, topic)
        SELECT u.id, ${channel}, topic FROM users u, unnest(${topics}::text[]) AS topic WHERE u.id = ${userId}
        ON CONFLICT DO NOTHING`,
    );
  }

  /** Again changes nothing. @returns the event; `null` when there is none, or no such person */
  refuseAnnouncements(userId: string, hackathonId: string): Promise<{ title: string } | null> {
    return queryRow(
      this.database,
      sql`
        INSERT INTO announcement_refusals (user_id, hackathon_id)
        SELECT u.id, h.id FROM users u, hackathons h WHERE u.id = ${userId} AND h.id = ${hackathonId}
        ON CONFLICT (user_id, hackathon_id) DO UPDATE SET hackathon_id = excluded.hackathon_id
        RETURNING (SELECT h.title FROM hackathons h WHERE h.id = hackathon_id) AS title`,
    );
  }

  /** What {@link refuseAnnouncements} would answer. */
  findAnnouncing(userId: string, hackathonId: string): Promise<{ title: string } | null> {
    return queryRow(
      this.database,
      sql`SELECT h.title FROM users u, hackathons h WHERE u.id = ${userId} AND h.id = ${hackathonId}`,
    );
  }

  async allowAnnouncements(userId: string, hackathonId: string): Promise<void> {
    await execute(
      this.database,
      sql`DELETE FROM announcement_refusals WHERE user_id = ${userId} AND hackathon_id = ${hackathonId}`,
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
