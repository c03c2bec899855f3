import { changeTimes } from './database.ts';
import type { Member } from './members.ts';

/**
 * Asks a member of one team whether they are still there, as the API does each week.
 *
 * @param missed how many times in a row they have not answered before
 */
export async function askToCheckIn({ profileId }: Member, missed = 0): Promise<void> {
  const ask = 'UPDATE project_members SET asked_at = now(), missed_check_ins = $2 WHERE user_id = $1';
  await changeTimes(ask, [profileId, missed]);
}

/** Has the last day come that a member of one team has said. */
export async function reachLastDay({ profileId }: Member): Promise<void> {
  await changeTimes('UPDATE project_members SET committed_until = current_date - 2 WHERE user_id = $1', [profileId]);
}
