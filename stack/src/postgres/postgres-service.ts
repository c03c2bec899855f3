import { join } from 'node:path';
import pg from 'pg';
import { LOOPBACK } from '../ports.ts';
import { secretIn } from '../secret-file.ts';
import type { ServiceDescription } from '../services/service.ts';
import { tethered } from '../services/tethered.ts';
import { createCluster } from './create-cluster.ts';
import { findOperatingUser } from './operating-user.ts';
import { findBinaries } from './postgres-binaries.ts';
import { preparePostgresHome, SHARED_FOLDER } from './postgres-home.ts';
import { clearStalePostmaster } from './stale-postmaster.ts';

const ROLE = 'crewdeck';
const DATABASE = 'crewdeck';

/** Modest in memory, loopback only, no socket file that two stacks could fight over. What is committed survives a crash. */
const SETTINGS = {
  listen_addresses: LOOPBACK,
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_connections: '60',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_wal_size: '256MB',
  jit: 'off',
} as const;
const SETTINGS_SINCE_18 = { io_method: 'sync' } as const;

export interface PostgresService {
  description: ServiceDescription;
  /** Of the product's database. */
  url: string;
  /** Without the name of a database. */
  serverUrl: string;
  /** Creates the product's database if the server has none yet. */
  createDatabase(): Promise<void>;
}

/** Prepares the embedded PostgreSQL of a data directory; the first time its files are made, which takes a few seconds. */
export async function postgresService(
  dataDirectory: string,
  port: number,
  differentSettings: Record<string, string> = {},
): Promise<PostgresService> {
  const user = findOperatingUser();
  const home = await preparePostgresHome(dataDirectory, user);
  const binaries = await findBinaries(user, SHARED_FOLDER);
  const password = await secretIn(join(dataDirectory, 'postgres-password'));
  const logFile = join(dataDirectory, 'logs/postgres.log');
  const cluster = await createCluster({ home, user, binaries, role: ROLE, password, logFile });
  const ofVersion = binaries.major >= 18 ? SETTINGS_SINCE_18 : {};
  const settings = Object.entries({ ...SETTINGS, ...ofVersion, ...differentSettings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const serverUrl = `postgresql://${ROLE}:${password}@${LOOPBACK}:${port}`;
  return {
    url: `${serverUrl}/${DATABASE}`,
    serverUrl,
    createDatabase: () => createDatabase(`${serverUrl}/postgres`),
    description: {
      name: 'PostgreSQL',
      command: tethered(binaries.postgres, ['-D', cluster, '-p', String(port), ...settings]),
      environment: { LC_ALL: 'C' },
      folder: home,
      logFile,
      tether: 'input',
      stopSignal: 'SIGINT',
      user,
      prepare: () => clearStalePostmaster(cluster),
      isReady: () => acceptsConnections(`${serverUrl}/postgres`),
    },
  };
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    return true;
  } catch {
    // It isn't up yet; the caller asks again, and notices when the process has ended.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(DATABASE)}`);
  } finally {
    await client.end();
  }
}
