import type { EventKind } from '@crewdeck/contract';
import type { EntityManager } from 'typeorm';
import { type NotificationKind, notificationKind, type Recipient } from './notification-kinds.ts';

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
  /** Whose words or title it is, so that they can be forgotten with the person. */
  readonly saidBy?: string | null;
}

const PEOPLE: Record<Recipient, string> = {
  owner: 'SELECT p.owner_id',
  members: 'SELECT m.user_id FROM project_members m WHERE m.project_id = p.id',
  invited: `SELECT i.receiver_id FROM invites i WHERE i.project_id = p.id AND i.status = 'pending'`,
  interested: `SELECT n.user_id FROM interests n WHERE n.project_id = p.id AND n.status = 'shown'`,
  named: 'SELECT unnest(h."to")',
};

const NOT_TOLD_TODAY = `AND NOT EXISTS (
  SELECT FROM activities a WHERE a.project_id = p.id AND a.user_id = u.id AND a.kind = $1
    AND a.created_at > now() - interval '1 day')`;

/** People who are being deleted are locked, and passed over. A received invite is read: the bell counts it. */
const insert = ({ to, isDaily }: NotificationKind) => `
  INSERT INTO activities (user_id, kind, project_id, hackathon_id, title, person_id, words, said_by, read_at)
  SELECT u.id, $1, p.id, h."hackathonId", coalesce(p.title, event.title),
    (SELECT named.id FROM users named WHERE named.id = h."personId" FOR KEY SHARE SKIP LOCKED),
    coalesce(h.words, ''), h."saidBy", CASE WHEN $1 = 'invite_received' THEN now() END
  FROM json_to_recordset($2::json) AS h
    ("projectId" uuid, "hackathonId" uuid, "personId" uuid, by uuid, "to" uuid[], words text, "saidBy" uuid)
    LEFT JOIN projects p ON p.id = h."projectId" LEFT JOIN hackathons event ON event.id = h."hackathonId"
    CROSS JOIN LATERAL (${to.map((recipient) => PEOPLE[recipient]).join(' UNION ')}) AS told (id)
    JOIN users u ON u.id = told.id
  WHERE u.id IS DISTINCT FROM h."personId" AND u.id IS DISTINCT FROM h.by ${isDaily ? NOT_TOLD_TODAY : ''}
  ORDER BY u.id FOR KEY SHARE OF u SKIP LOCKED`;

/** Writes a row for each recipient, in the transaction of what has happened. From there email and push take it (ADR 23). */
export async function notify(
  manager: EntityManager,
  kind: EventKind,
  happenings: readonly Happening[] | Happening,
): Promise<void> {
  const list = [happenings].flat();
  if (list.length > 0) await manager.query(insert(notificationKind(kind)), [kind, JSON.stringify(list)]);
}
