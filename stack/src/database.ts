import { mkdir, rm } from 'node:fs/promises';
import { findFreePorts } from './ports.ts';
import { createReplica } from './postgres/create-replica.ts';
import { postgresService } from './postgres/postgres-service.ts';
import { Service } from './services/service.ts';
import { makeDataDirectory, wipeState } from './state-files.ts';

/** For data that lives as long as a test run: nothing need survive a crash or is vacuumed, and many files connect at once. */
export const THROWAWAY_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
};

/** For a database that replicas follow. */
export const FOLLOWED_SETTINGS = { wal_level: 'replica', max_wal_senders: '4' };

/** A running PostgreSQL, the same as a stack's, without the rest of the stack. */
export interface Database {
  /** Address without the name of a database: `postgresql://user:password@host:port`. */
  serverUrl: string;
  /** `SIGINT` asks everybody to leave at once; `SIGQUIT` is a crash, and the next start recovers from it. */
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts it again after a stop, at the same address. */
  start(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/**
 * Starts PostgreSQL on a free port, with its data in a folder, which is there again at the next start.
 *
 * @param settings of PostgreSQL, where they are to be others than the stack's
 */
export async function startDatabase(folder: string, settings: Record<string, string> = {}): Promise<Database> {
  await makeFolder(folder);
  const { postgres: port } = await findFreePorts();
  const { description, serverUrl } = await postgresService(folder, port, settings);
  const service = new Service(description, { crashed: console.error, gaveUp: console.error });
  await service.start();
  return {
    serverUrl,
    stop: (signal) => service.stop(signal),
    start: () => service.start(),
    remove: async () => {
      await service.stop();
      await wipeState(folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a replica that follows a database with {@link FOLLOWED_SETTINGS}, which stands still meanwhile.
 *
 * @param settings those of the database that it follows: PostgreSQL refuses fewer connections than that has
 */
export async function startReplica(
  folder: string,
  primaryFolder: string,
  primary: Database,
  settings: Record<string, string> = FOLLOWED_SETTINGS,
): Promise<Database> {
  await makeFolder(folder);
  await primary.stop();
  await createReplica(folder, primaryFolder, primary.serverUrl);
  await primary.start();
  return startDatabase(folder, settings);
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await makeDataDirectory(folder);
}
