import type { EntityManager } from 'typeorm';
import { withdrawInvites } from './waiting.ts';

const FORGET_INTERESTS = `
  DELETE FROM interests n USING projects p WHERE p.id = n.project_id AND n.status IN ('shown', 'invited')
    AND (p.owner_id = $1 AND n.user_id = ANY ($2) OR p.owner_id = ANY ($2) AND n.user_id = $1)`;

/** Waiting interest in each other's projects goes without a trace. Invites stay counted, so that a block makes no room for more. */
export async function afterBlocking(manager: EntityManager, one: string, others: readonly string[]): Promise<void> {
  await manager.query(FORGET_INTERESTS, [one, others]);
  await withdrawInvites(manager, 'between', one, others);
}
