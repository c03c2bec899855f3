import type { EventKind } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { execute, queryRows } from '../../database/query.ts';
import { daysAfter, isoDay, isoTime } from '../../database/sql.ts';
import { kindsWhere } from '../../notifications/notification-kinds.ts';
import { isShownTo } from '../../visibility/person-conditions.ts';
import { isVisibleTo } from '../../visibility/project-conditions.ts';
import { isNextProposal, proposedBecause, proposedUntil, proposedWith } from '../../visibility/proposal-conditions.ts';
import type { Topic } from '../channel.ts';
import { isToBeTold, topicOf } from '../event-conditions.ts';

const MOST_IN_A_DIGEST = 50;

/** An event as it is told by mail; never with an address of somebody else. */
export interface MailEvent {
  readonly id: string;
  readonly kind: EventKind;
  readonly topic: Topic | null;
  /** Of the project, as it was. */
  readonly project: string;
  /** `null` where the reader may not open it. */
  readonly projectId: string | null;
  /** The event that it is about, where there is no project yet. */
  readonly hackathonId: string | null;
  /** Who did it. */
  readonly person: string | null;
  /** The others in a proposed or formed team whom the reader may see, with the first role of a proposed one; `null` where there is none. */
  readonly teammates: readonly { readonly name: string; readonly role: string | null }[] | null;
  /** Sentences: why these people make a proposed team; `null` where there is none. */
  readonly reasons: readonly string[] | null;
  /** A team that is proposed after one fell through. */
  readonly isNextTeam: boolean;
  readonly words: string;
  /** Of the latest invite between the two; `null` where there is none. */
  readonly role: string | null;
  /** The moment until which that invite, or a proposed team, waits for an answer. */
  readonly answerBy: string | null;
  /** The moment at which a meeting starts. */
  readonly meetsAt: string | null;
  /** Of the reader, where they have told it. */
  readonly timeZone: string | null;
  /** How the project is described, at least as far as an email tells it; `null` where the reader may not open it. */
  readonly description: string | null;
  /** Of the project or event, where the reader may open it, as `YYYY-MM-DD`. */
  readonly deadline: string | null;
}

export interface Recipient {
  readonly userId: string;
  readonly email: string;
}

/** The invite is that of whom the event names, not of its reader. */
const IS_OF_THE_OTHER = sql`a.kind IN ('joined', 'invite_accepted', 'invite_declined', 'sent_invite_expired')`;

const IS_TO_FORMER_ADDRESS = sql`a.kind = 'email_changed'`;

const ANSWER_BY = sql`
  CASE WHEN a.kind = 'team_proposed' THEN ${proposedUntil(sql`a`)} ELSE ${daysAfter(sql`invite.created_at`, sql`invite.life_days`)} END`;

/** Of `users u` in a proposed team. */
const WITH_ROLE = sql`json_build_object('name', u.name, 'role', u.roles[1])`;

/** The others in the team that has formed, as a JSON list; null for other kinds. */
const TEAM = sql`
  CASE WHEN a.kind = 'team_formed' THEN (
    SELECT json_agg(json_build_object('name', other.name, 'role', null) ORDER BY other.name, other.id) FROM users other
    WHERE other.id <> u.id AND ${isShownTo(sql`other`, sql`u.id`)} AND other.id IN (
      SELECT p.owner_id FROM projects p WHERE p.id = project.id
      UNION ALL SELECT m.user_id FROM project_members m WHERE m.project_id = project.id)) END`;

const COLUMNS = sql`
  a.id, a.kind, ${topicOf(sql`a`)} AS topic, a.title AS project, a.words, a.hackathon_id AS "hackathonId", u.id AS "userId",
  CASE WHEN ${IS_TO_FORMER_ADDRESS} THEN a.words ELSE u.email END AS email,
  project.id AS "projectId", invite.role,
  ${isoTime(ANSWER_BY)} AS "answerBy", u.time_zone AS "timeZone", left(project.description, 400) AS description,
  ${isoDay(sql`coalesce(project.deadline, event.deadline)`)} AS deadline,
  (SELECT other.name FROM users other WHERE other.id = a.person_id) AS person,
  coalesce(${proposedWith(sql`a`, WITH_ROLE)}, ${TEAM}) AS teammates, ${proposedBecause(sql`a`)} AS reasons, ${isNextProposal(sql`a`)} AS "isNextTeam",
  ${isoTime(sql`a.meets_at`)} AS "meetsAt"`;

/** Of people whose address takes mail. A former address took it, and reads of its end in any case. */
const FROM = sql`
  FROM activities a JOIN users u ON u.id = a.user_id
    LEFT JOIN LATERAL (
      SELECT p.id, p.deadline, p.description FROM projects p WHERE p.id = a.project_id AND ${isVisibleTo(sql`a.user_id`)}) project ON true
    LEFT JOIN hackathons event ON event.id = a.hackathon_id
    LEFT JOIN LATERAL (
      SELECT i.role, i.created_at, i.life_days FROM invites i
      WHERE i.project_id = a.project_id AND i.receiver_id = CASE WHEN ${IS_OF_THE_OTHER} THEN a.person_id ELSE a.user_id END
      ORDER BY i.created_at DESC LIMIT 1) invite ON true
  WHERE (${IS_TO_FORMER_ADDRESS}
    OR u.email_confirmed AND NOT u.email_bounced AND u.email <> '' AND ${isToBeTold(sql`a`, sql`u`, 'mail')})`;

/** A digest tells of what was handed over in the day before it. */
const digestOf = (userId: string, until: string) => sql`
  SELECT ${COLUMNS} ${FROM} AND a.user_id = ${userId} AND a.kind = ANY (${kindsWhere(({ email }) => email === 'digest')})
    AND a.handed_over_at < ${until} AND a.handed_over_at >= ${until}::timestamptz - interval '1 day'
  ORDER BY a.created_at, a.id LIMIT ${MOST_IN_A_DIGEST}`;

@Injectable()
export class MailEventsRepository {
  constructor(private readonly database: DataSource) {}

  /** Nothing when it is not to be told, or no more. */
  findOne(id: string): Promise<(MailEvent & Recipient)[]> {
    return queryRows(this.database, sql`SELECT ${COLUMNS} ${FROM} AND a.id = ${id}`);
  }

  /** @param until the moment of the digest, ISO 8601 */
  findForDigest(userId: string, until: string): Promise<(MailEvent & Recipient)[]> {
    return queryRows(this.database, digestOf(userId, until));
  }

  /** No email goes to this address until it is changed or confirmed again. */
  async noteBounce({ userId, email }: Recipient): Promise<void> {
    await execute(this.database, sql`UPDATE users SET email_bounced = true WHERE id = ${userId} AND email = ${email}`);
  }
}
