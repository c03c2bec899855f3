import type { EventKind } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { kindsWhere } from '../../notifications/notification-kinds.ts';
import { isVisibleTo } from '../../visibility/project-conditions.ts';
import type { Topic } from '../channel.ts';
import { isToBeTold, topicOf } from '../event-conditions.ts';

const MOST_IN_A_DIGEST = 50;

/** An event as it is told by mail; never with an address of somebody else. */
export interface MailEvent {
  readonly id: string;
  readonly kind: EventKind;
  readonly topic: Topic;
  /** Of the project, as it was. */
  readonly project: string;
  /** `null` where the reader may not open it. */
  readonly projectId: string | null;
  /** The event that it is about, where there is no project yet. */
  readonly hackathonId: string | null;
  /** Who did it. */
  readonly person: string | null;
  readonly words: string;
}

export interface Recipient {
  readonly userId: string;
  readonly email: string;
}

const COLUMNS = `
  a.id, a.kind, ${topicOf('a')} AS topic, a.title AS project, a.words, a.hackathon_id AS "hackathonId", u.id AS "userId", u.email,
  (SELECT p.id FROM projects p WHERE p.id = a.project_id AND ${isVisibleTo('a.user_id')}) AS "projectId",
  (SELECT other.name FROM users other WHERE other.id = a.person_id) AS person`;

/** Of people whose address takes mail. */
const FROM = `
  FROM activities a JOIN users u ON u.id = a.user_id
  WHERE u.email_confirmed AND NOT u.email_bounced AND u.email <> '' AND ${isToBeTold('a', 'u', 'mail')}`;

/** A digest tells of what was handed over in the day before it. */
const DIGEST = `
  SELECT ${COLUMNS} ${FROM} AND a.user_id = $1 AND a.kind IN (${kindsWhere(({ email }) => email === 'digest')})
    AND a.handed_over_at < $2 AND a.handed_over_at >= $2::timestamptz - interval '1 day'
  ORDER BY a.created_at, a.id LIMIT ${MOST_IN_A_DIGEST}`;

@Injectable()
export class MailEventsRepository {
  constructor(private readonly database: DataSource) {}

  /** Nothing when it is not to be told, or no more. */
  findOne(id: string): Promise<(MailEvent & Recipient)[]> {
    return this.database.query(`SELECT ${COLUMNS} ${FROM} AND a.id = $1`, [id]);
  }

  /** @param until the moment of the digest, ISO 8601 */
  findForDigest(userId: string, until: string): Promise<(MailEvent & Recipient)[]> {
    return this.database.query(DIGEST, [userId, until]);
  }

  /** No mail goes to this address any more, until it is another one or confirmed anew. */
  async noteBounce({ userId, email }: Recipient): Promise<void> {
    await this.database.query('UPDATE users SET email_bounced = true WHERE id = $1 AND email = $2', [userId, email]);
  }
}
