import { Client } from 'pg';
import type { Member } from './members.ts';
import { theSystem } from './system.ts';

/**
 * Asks a member of one team whether they are still there, as the API does each week.
 *
 * @param missed how many times in a row they have not answered before
 */
export async function askToCheckIn({ profileId }: Member, missed = 0): Promise<void> {
  const client = new Client({ connectionString: theSystem().databaseUrl });
  await client.connect();
  const ask = 'UPDATE project_members SET asked_at = now(), missed_check_ins = $2 WHERE user_id = $1';
  await client.query(ask, [profileId, missed]);
  await client.end();
}
