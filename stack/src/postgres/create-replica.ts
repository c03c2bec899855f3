import { execFileSync } from 'node:child_process';
import { appendFile, copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findOperatingUser } from './operating-user.ts';
import { preparePostgresHome } from './postgres-home.ts';

/**
 * Makes the files of a database that follows another one, in another data directory.
 *
 * @param primaryDirectory of one that is stopped meanwhile
 * @param primaryUrl where it is followed
 */
export async function createReplica(dataDirectory: string, primaryDirectory: string, primaryUrl: string) {
  const user = findOperatingUser();
  const cluster = join(await preparePostgresHome(dataDirectory, user), 'cluster');
  // They belong to the database's user, and go on doing so.
  execFileSync('cp', ['-Rp', join(await preparePostgresHome(primaryDirectory, user), 'cluster'), cluster]);
  await copyFile(join(primaryDirectory, 'postgres-password'), join(dataDirectory, 'postgres-password'));
  await writeFile(join(cluster, 'standby.signal'), '');
  await appendFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${primaryUrl}'\n`);
}
