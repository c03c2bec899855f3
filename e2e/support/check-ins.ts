import { setTimeout as sleep } from 'node:timers/promises';
import { changeTimes } from './database.ts';
import type { Member } from './members.ts';

const MAKE_DUE = `
  UPDATE project_members SET next_check_in_at = now(), asked_at = CASE WHEN $2 > 0 THEN now() END,
    missed_check_ins = greatest($2 - 1, 0)
  WHERE user_id = $1`;
const RUN_NOW = `INSERT INTO pgboss.job (name, policy) VALUES ('ask_to_check_in', 'stately') ON CONFLICT DO NOTHING`;
const IS_DUE = 'SELECT FROM project_members WHERE user_id = $1 AND next_check_in_at <= now()';

/**
 * Has the API ask a member of one team now whether they are still there, as it does each week.
 *
 * @param missed how many times in a row they have not answered before
 */
export async function askToCheckIn({ profileId }: Member, missed = 0): Promise<void> {
  await changeTimes(MAKE_DUE, [profileId, missed]);
  await changeTimes(RUN_NOW);
  while ((await changeTimes(IS_DUE, [profileId])) > 0) await sleep(100);
}

/** Has the last day come that a member of one team has said. */
export async function reachLastDay({ profileId }: Member): Promise<void> {
  await changeTimes('UPDATE project_members SET committed_until = current_date - 2 WHERE user_id = $1', [profileId]);
}
