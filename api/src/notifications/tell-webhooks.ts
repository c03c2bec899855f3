import type { EventKind, WebhookEvent } from '@crewdeck/contract';
import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute } from '../database/query.ts';

/** What a team's webhooks are told too. */
export const WEBHOOK_EVENT_OF: Partial<Record<EventKind, WebhookEvent>> = {
  joined: 'member.joined',
  left_team: 'member.left',
  left: 'member.left',
  note_written: 'note.written',
  meeting_proposed: 'meeting.proposed',
  meeting_moved: 'meeting.moved',
  meeting_cancelled: 'meeting.cancelled',
  project_completed: 'project.completed',
};

interface ToldHappening {
  readonly projectId?: string;
  /** Whom the sentence names. */
  readonly personId?: string | null;
}

/** People who are being deleted are locked, and not named. Webhooks that are being removed are locked, and passed over. */
const insert = (event: WebhookEvent, happenings: readonly ToldHappening[]) => sql`
  INSERT INTO webhook_deliveries (webhook_id, event, person_id)
  SELECT w.id, ${event}, (SELECT named.id FROM users named WHERE named.id = h."personId" FOR KEY SHARE SKIP LOCKED)
  FROM json_to_recordset(${JSON.stringify(happenings)}::json) AS h ("projectId" uuid, "personId" uuid)
    JOIN webhooks w ON w.project_id = h."projectId"
  WHERE w.off_since IS NULL ORDER BY w.id FOR KEY SHARE OF w SKIP LOCKED`;

/** Writes a delivery for each webhook of the project, in the transaction of what has happened. A job sends it (ADR 23). */
export async function tellWebhooks(
  manager: EntityManager,
  event: WebhookEvent,
  happenings: readonly ToldHappening[] | ToldHappening,
): Promise<void> {
  await execute(manager, insert(event, [happenings].flat()));
}
