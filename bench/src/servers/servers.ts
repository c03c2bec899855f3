import { findFreePorts, nodeService, Service } from '@crewdeck/stack';
import type { MonolithSettings } from '../monolith/monolith-server.ts';

/** A process that ends with ours. */
export interface Server {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Connections to the database, of API and opponent; the API's own default. */
const POOL_SIZE = '10';

/** Limits that a load from one address and a few people would run into; all else is as it ships. */
const API_ENVIRONMENT = {
  FIREBASE_PROJECT_ID: 'demo-crewdeck',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  REQUESTS_PER_MINUTE_PER_PERSON: '1000000000',
  REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000000',
} as const;

/** The API as it is run: one process, compiled. */
export function startApi(databaseUrl: string): Promise<Server> {
  const environment = { ...API_ENVIRONMENT, DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: POOL_SIZE };
  return start('api/dist/main.js', environment, '/api/health/ready');
}

/** The API's opponent, with as many connections and on the same Node. */
export function startBare(databaseUrl: string): Promise<Server> {
  return start('bench/bare/server.mjs', { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: POOL_SIZE }, '/ready');
}

/** Serves a build of the monolith in a process of its own, as the edge has one. */
export function startMonolith(settings: MonolithSettings): Promise<Server> {
  return start('bench/dist/monolith/monolith-server.js', { MONOLITH: JSON.stringify(settings) }, '/');
}

async function start(script: string, environment: Record<string, string>, readyPath: string): Promise<Server> {
  const { api: port } = await findFreePorts();
  const url = `http://127.0.0.1:${port}`;
  const description = nodeService(script, {
    name: script,
    environment: { PORT: String(port), ...environment },
    // Both sides write to nowhere: one that logs pays for the writing, not for a disk.
    logFile: '/dev/null',
    readyUrl: url + readyPath,
  });
  const service = new Service(description, { crashed: console.error, gaveUp: console.error });
  await service.start();
  return { url, pid: service.pid ?? 0, stop: () => service.stop() };
}
