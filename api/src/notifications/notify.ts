import type { EventKind } from '@crewdeck/contract';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute } from '../database/query.ts';
import { notificationKind, type Recipient } from './notification-kinds.ts';
import { tellWebhooks, WEBHOOK_EVENT_OF } from './tell-webhooks.ts';

/** Something that has happened, as people are told of it. */
export interface Happening {
  readonly projectId?: string;
  /** For what happens at an event before there is a project. */
  readonly hackathonId?: string;
  /** Whom the sentence names: they are not told. */
  readonly personId?: string | null;
  /** Who did it: they are not told. `null` for time, ops and what nobody did. */
  readonly by: string | null;
  /** For kinds that tell whom the caller names. */
  readonly to?: readonly string[];
  /** At most 300 characters. */
  readonly words?: string;
  /** When the meeting starts that it is about. */
  readonly meetsAt?: Date;
  /** Whose words or title it is, so that they can be forgotten with the person. */
  readonly saidBy?: string | null;
}

const PEOPLE: Record<Recipient, Sql> = {
  owner: sql`SELECT p.owner_id`,
  members: sql`SELECT m.user_id FROM project_members m WHERE m.project_id = p.id`,
  invited: sql`SELECT i.receiver_id FROM invites i WHERE i.project_id = p.id AND i.status = 'pending'`,
  interested: sql`SELECT n.user_id FROM interests n WHERE n.project_id = p.id AND n.status = 'shown'`,
  named: sql`SELECT unnest(h."to")`,
};

const notToldToday = (kind: EventKind, of: 'by_project' | 'by_person') => sql`AND NOT EXISTS (
  SELECT FROM activities a WHERE a.project_id = p.id AND a.user_id = u.id AND a.kind = ${kind}
    ${of === 'by_person' ? sql`AND a.person_id = h."personId" AND a.meets_at = h."meetsAt"` : empty} AND a.created_at > now() - interval '1 day')`;

/** People who are being deleted are locked, and passed over. A received invite is read: the bell counts it. */
const insert = (kind: EventKind, happenings: readonly Happening[]) => {
  const { to, onceADay } = notificationKind(kind);
  const recipients = to.map((recipient) => PEOPLE[recipient]);
  return sql`
  INSERT INTO activities (user_id, kind, project_id, hackathon_id, title, person_id, words, said_by, meets_at, read_at)
  SELECT u.id, ${kind}, p.id, h."hackathonId", coalesce(p.title, event.title, ''),
    (SELECT named.id FROM users named WHERE named.id = h."personId" FOR KEY SHARE SKIP LOCKED),
    coalesce(h.words, ''), h."saidBy", h."meetsAt", ${kind === 'invite_received' ? sql`now()` : null}
  FROM json_to_recordset(${JSON.stringify(happenings)}::json) AS h
    ("projectId" uuid, "hackathonId" uuid, "personId" uuid, by uuid, "to" uuid[], words text, "saidBy" uuid, "meetsAt" timestamptz)
    LEFT JOIN projects p ON p.id = h."projectId" LEFT JOIN hackathons event ON event.id = h."hackathonId"
    CROSS JOIN LATERAL (${join(recipients, ' UNION ')}) AS told (id)
    JOIN users u ON u.id = told.id
  WHERE u.id IS DISTINCT FROM h."personId" AND u.id IS DISTINCT FROM h.by ${onceADay ? notToldToday(kind, onceADay) : empty}
  ORDER BY u.id FOR KEY SHARE OF u SKIP LOCKED`;
};

/** Writes a row for each recipient and webhook, in the transaction of what has happened. From there jobs take it (ADR 23). */
export async function notify(
  manager: EntityManager,
  kind: EventKind,
  happenings: readonly Happening[] | Happening,
): Promise<void> {
  const list = [happenings].flat();
  if (list.length === 0) return;
  await execute(manager, insert(kind, list));
  const event = WEBHOOK_EVENT_OF[kind];
  if (event) await tellWebhooks(manager, event, list);
}
