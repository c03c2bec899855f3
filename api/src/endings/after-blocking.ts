import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute } from '../database/query.ts';
import { between, withdrawInvites } from './waiting.ts';

const forgetInterests = (one: string, others: readonly string[]) => sql`
  DELETE FROM interests n USING projects p WHERE p.id = n.project_id AND n.status IN ('shown', 'invited')
    AND (p.owner_id = ${one} AND n.user_id = ANY (${others}) OR p.owner_id = ANY (${others}) AND n.user_id = ${one})`;

/** Waiting interest in each other's projects goes without a trace. Invites stay counted, so that a block makes no room for more. */
export async function afterBlocking(manager: EntityManager, one: string, others: readonly string[]): Promise<void> {
  await execute(manager, forgetInterests(one, others));
  await withdrawInvites(manager, between(one, others));
}
