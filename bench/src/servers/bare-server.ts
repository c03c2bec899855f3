import { join } from 'node:path';
import { findFreePorts } from '@crewdeck/stack';
import { ROOT } from '../checkout.ts';
import { POOL_SIZE } from './api-server.ts';
import { ServerProcess } from './server-process.ts';

const MAIN = join(ROOT, 'bench/bare/server.mjs');

/** The opponent, with as many connections and on the same Node. */
export async function startBare(databaseUrl: string): Promise<ServerProcess> {
  const { api: port } = await findFreePorts();
  const environment = { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: String(POOL_SIZE) };
  return ServerProcess.start([MAIN], environment, { port, readyPath: '/ready' });
}
