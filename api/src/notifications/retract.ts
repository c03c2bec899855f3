import type { EventKind } from '@crewdeck/contract';
import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute } from '../database/query.ts';

/** What people were told, and must not read any more. */
interface Retracted {
  readonly projectId: string;
  /** Whom it was told; everybody without it. */
  readonly to?: readonly string[];
  /** Whom it names; anybody without it. */
  readonly personId?: string;
  /** Only what was told from then on. */
  readonly since?: Date | null;
}

/** Rows that their reader is marking at this moment stay, so that nobody waits for them. */
const forget = (kinds: readonly EventKind[], retracted: readonly Retracted[]) => sql`
  DELETE FROM activities WHERE id IN (
    SELECT a.id
    FROM json_to_recordset(${JSON.stringify(retracted)}::json) AS r
      ("projectId" uuid, "to" uuid[], "personId" uuid, since timestamptz)
      JOIN activities a ON a.project_id = r."projectId" AND a.user_id = ANY (coalesce(r."to", ARRAY[a.user_id]))
        AND a.person_id IS NOT DISTINCT FROM coalesce(r."personId", a.person_id)
        AND a.created_at >= coalesce(r.since, a.created_at)
    WHERE a.kind = ANY (${kinds}) FOR UPDATE OF a SKIP LOCKED)`;

export async function retract(
  manager: EntityManager,
  kinds: readonly EventKind[],
  retracted: readonly Retracted[] | Retracted,
): Promise<void> {
  const list = [retracted].flat();
  if (list.length > 0) await execute(manager, forget(kinds, list));
}
