import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts, type ReleaseAccess } from '@crewdeck/stack';
import { deployFolders } from '@crewdeck/stack/bin/deploy-folders.mjs';
import type { System } from '../support/system.ts';
import { makeCertificate } from './certificate.ts';
import { type KeyServer, startKeyServer } from './key-server.ts';
import { startPacked } from './packed-process.ts';
import { startTlsFront } from './tls-front.ts';

const PROJECT = 'crewdeck-in-production';

export interface ProductionSystem {
  /** Of https, as browsers reach it. */
  origin: string;
  /** Folder of the packed ones. */
  folders: string;
  ports: { api: number; edge: number };
  keys: KeyServer;
  /** Resolves to the exit codes of edge and API. */
  stop(): Promise<(number | null)[]>;
}

/** API and edge from their packed folders, as in production, on the database and the releases of a system that runs. */
export async function startProduction(system: System): Promise<ProductionSystem> {
  // Outside of the checkout: what is missing in a folder is found nowhere else.
  const folders = await mkdtemp(join(tmpdir(), 'crewdeck-production-'));
  await deployFolders(folders, ['api', 'edge']);
  const certificate = await makeCertificate(folders);
  const [keys, ports, shared] = [
    await startKeyServer(PROJECT, certificate),
    await findFreePorts(),
    await sharedBy(system),
  ];
  const api = await startPacked(
    join(folders, 'api'),
    {
      ...shared.api,
      ...{ PORT: String(ports.api), FIREBASE_PROJECT_ID: PROJECT, TOKEN_KEYS_URL: keys.url, MESSAGES_INTERVAL_MS: '0' },
      NODE_EXTRA_CA_CERTS: certificate.file,
    },
    `http://127.0.0.1:${ports.api}/api/health/ready`,
  );
  const edge = await startPacked(
    join(folders, 'edge'),
    {
      ...shared.edge,
      ...{ PORT: String(ports.edge), API_URL: `http://127.0.0.1:${ports.api}`, FIREBASE_PROJECT_ID: PROJECT },
      ...{ FIREBASE_API_KEY: 'web-key', REGISTRY_FILE: join(folders, 'registry.json') },
    },
    `http://127.0.0.1:${ports.edge}/readyz`,
  );
  const front = await startTlsFront(ports.edge, certificate);
  return {
    ...{ origin: front.origin, folders, ports, keys },
    stop: async () => {
      await front.stop();
      const codes = [await edge.stop(), await api.stop()];
      await keys.stop();
      return codes;
    },
  };
}

/** What is one for all processes: the database, the store, whose signatures count, and the secrets of each purpose. */
async function sharedBy({ url, dataDirectory, databaseUrl }: System) {
  const read = async (file: string) => JSON.parse(await readFile(join(dataDirectory, file), 'utf8'));
  const { releaseKeys, store } = (await read('release-access.json')) as ReleaseAccess;
  const { UNSUBSCRIBE_SECRETS, IDENTITY_SECRETS, ...ofBoth } = await read('secrets.json');
  const both = { ...ofBoth, RELEASE_KEYS: releaseKeys, PUBLIC_ORIGIN: url };
  return {
    api: { ...both, UNSUBSCRIBE_SECRETS, IDENTITY_SECRETS, DATABASE_URL: `${databaseUrl}?sslmode=disable` },
    edge: { ...both, RELEASES_STORE: store },
  };
}
