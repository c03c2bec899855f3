import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePorts } from '@crewdeck/stack';
import { ROOT } from '../checkout.ts';
import type { MonolithSettings } from '../monolith/monolith-server.ts';
import { ServerProcess } from './server-process.ts';

/** Connections to the database, of API and opponent; the API's own default. */
const POOL_SIZE = '10';

/** Limits that a load from one address and a few people would run into; all else is as it ships. */
const API_ENVIRONMENT = {
  FIREBASE_PROJECT_ID: 'demo-crewdeck',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  REQUESTS_PER_MINUTE_PER_PERSON: '1000000000',
  REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000000',
} as const;

/**
 * The API as it is run: one process, compiled.
 *
 * @param different variables, where they are to be others
 */
export async function startApi(databaseUrl: string, different: Record<string, string> = {}): Promise<ServerProcess> {
  const { api: port } = await findFreePorts();
  const environment = { ...API_ENVIRONMENT, DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: POOL_SIZE, ...different };
  return ServerProcess.start([join(ROOT, 'api/dist/main.js')], environment, { port, readyPath: '/api/health/ready' });
}

/** The API's opponent, with as many connections and on the same Node. */
export async function startBare(databaseUrl: string): Promise<ServerProcess> {
  const { api: port } = await findFreePorts();
  const environment = { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: POOL_SIZE };
  return ServerProcess.start([join(ROOT, 'bench/bare/server.mjs')], environment, { port, readyPath: '/ready' });
}

/** An edge alone, which takes the registry from its file because there is no API. */
export async function startEdge(store: string, registryFile: string): Promise<ServerProcess> {
  const { edge: port, api } = await findFreePorts();
  const environment = {
    RELEASES_STORE: store,
    REGISTRY_FILE: registryFile,
    API_URL: `http://127.0.0.1:${api}`,
    LOG_LEVEL: 'silent',
  };
  return ServerProcess.start([join(ROOT, 'edge/dist/main.js')], environment, { port, readyPath: '/readyz' });
}

/** Serves a build of the monolith in a process of its own, as the edge has one. */
export async function startMonolith(settings: MonolithSettings): Promise<ServerProcess> {
  const { edge: port } = await findFreePorts();
  const server = fileURLToPath(new URL('../monolith/monolith-server.js', import.meta.url));
  return ServerProcess.start([server, JSON.stringify(settings)], {}, { port, readyPath: '/' });
}
