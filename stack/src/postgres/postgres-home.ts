import { createHash } from 'node:crypto';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mayUse, type OperatingUser } from './operating-user.ts';

/** Where a database goes whose user can't reach the data directory. Only root ever needs it, and root may write here. */
export const SHARED_FOLDER = '/var/lib/crewdeck';

/**
 * Folder of the database of one data directory, made if there is none, and owned by the database's user. It lies in the
 * data directory if that user can get there. Else, below a private folder such as root's home, it lies in a place of the
 * machine's own that is keyed by the data directory's path, so the next start finds it again.
 */
export async function preparePostgresHome(dataDirectory: string, user: OperatingUser | undefined): Promise<string> {
  if (!user) return makeFolder(join(dataDirectory, 'postgres'));
  // Others may pass through to a folder they own, and see nothing on the way.
  await chmod(dataDirectory, 0o711);
  const home = mayUse(user, dataDirectory) ? join(dataDirectory, 'postgres') : sharedHomeOf(dataDirectory);
  await makeFolder(home);
  await chown(home, user.uid, user.gid);
  return home;
}

/** Both places a database of this data directory can be in. */
export function possiblePostgresHomes(dataDirectory: string): string[] {
  return [join(dataDirectory, 'postgres'), sharedHomeOf(dataDirectory)];
}

function sharedHomeOf(dataDirectory: string): string {
  return join(SHARED_FOLDER, 'data', createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16));
}

async function makeFolder(folder: string): Promise<string> {
  await mkdir(join(folder, '..'), { recursive: true, mode: 0o755 });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}
