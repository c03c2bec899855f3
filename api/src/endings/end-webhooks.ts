import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute } from '../database/query.ts';

/** Webhooks lead to where a former owner chose, so they end with the ownership. */
export async function endWebhooks(manager: EntityManager, projectId: string): Promise<void> {
  await execute(manager, sql`DELETE FROM webhooks WHERE project_id = ${projectId}`);
}
