import { join } from 'node:path';
import { findFreePorts } from '@crewdeck/stack';
import { ROOT } from '../checkout.ts';
import { ServerProcess } from './server-process.ts';

const MAIN = join(ROOT, 'api/dist/main.js');

/** Connections to the database, of either side; the API's own default. */
export const POOL_SIZE = 10;

/** Limits that a load from one address and a few people would run into; all else is as it ships. */
const ENVIRONMENT = {
  FIREBASE_PROJECT_ID: 'demo-crewdeck',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  REQUESTS_PER_MINUTE_PER_PERSON: '1000000000',
  REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000000',
} as const;

/** The API as it is run: one process, compiled. */
export async function startApi(databaseUrl: string): Promise<ServerProcess> {
  const { api: port } = await findFreePorts();
  const environment = { ...ENVIRONMENT, DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: String(POOL_SIZE) };
  return ServerProcess.start([MAIN], environment, { port, readyPath: '/api/health/ready' });
}
