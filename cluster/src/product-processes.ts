import { join } from 'node:path';
import {
  apiService,
  edgeService,
  LOOPBACK,
  makeDataDirectory,
  productKeysIn,
  type ServiceDescription,
} from '@crewdeck/stack';
import type { ClusterPorts } from './cluster-ports.ts';
import type { ClusterWays } from './cluster-ways.ts';
import { STORE_LOCATION, storeEnvironment } from './engine-services.ts';

/** Longer than the time between two checks of the balancer. */
const SHUTDOWN_DELAY_MS = '1500';
/** Load comes from one machine, and from few people. */
const NO_LIMIT = '1000000000';
const UNLIMITED = {
  REQUESTS_PER_MINUTE_PER_PERSON: NO_LIMIT,
  REQUESTS_PER_MINUTE_PER_ADDRESS: NO_LIMIT,
  PROJECTS_PER_DAY: NO_LIMIT,
  PROJECTS_IN_ALL: NO_LIMIT,
  INVITES_PER_TEN_MINUTES: NO_LIMIT,
  INVITES_PER_DAY: NO_LIMIT,
  INVITES_PER_DAY_TO_ONE: NO_LIMIT,
  CHANGES_PER_DAY: NO_LIMIT,
};

interface ProductOptions {
  readonly ports: ClusterPorts;
  readonly ways: ClusterWays;
  readonly folder: string;
  readonly password: string;
  readonly versionFolder: string | undefined;
}

export interface Product {
  readonly apis: readonly ServiceDescription[];
  readonly edges: readonly ServiceDescription[];
}

/** Of the product's database, at one of the two doors. */
export function databaseUrlAt(port: number, password: string): string {
  return `postgresql://crewdeck:${password}@${LOOPBACK}:${port}/crewdeck`;
}

/** APIs and edges as the stack runs one of each, with all that is between them. */
export async function describeProduct({
  ports,
  ways,
  folder,
  password,
  versionFolder,
}: ProductOptions): Promise<Product> {
  const keys = await productKeysIn(folder);
  const ofApi = {
    SHUTDOWN_DELAY_MS,
    SMTP_URL: '',
    MAIL_FROM: '',
    OPS_EMAILS: '',
    RELEASES_STORE: STORE_LOCATION,
    ...storeEnvironment(ports),
    ...UNLIMITED,
  };
  const apis = ports.apis.map(async (api, index) => {
    const { primary, replica } = ways.ofApis[index] ?? ports;
    const options = { ports: { ...ports.stack, api }, dataDirectory: await folderOf(folder, `api-${index + 1}`) };
    const environment = { DATABASE_REPLICA_URLS: databaseUrlAt(replica, password), ...ofApi };
    const databaseUrl = databaseUrlAt(primary, password);
    return apiService({ ...options, environment, versionFolder }, { ...keys, databaseUrl });
  });
  const edges = ports.edges.map(async (edge, index) => {
    const { calls, store } = ways.ofEdges[index] ?? ports;
    const dataDirectory = await folderOf(folder, `edge-${index + 1}`);
    const environment = {
      SHUTDOWN_DELAY_MS,
      PUBLIC_ORIGIN: `http://localhost:${ports.pages}`,
      RELEASES_STORE: STORE_LOCATION,
      RELEASES_CACHE_DIR: join(dataDirectory, 'release-cache'),
      ...storeEnvironment({ store }),
    };
    const linked = { ...ports.stack, edge, api: calls };
    return edgeService({ ports: linked, dataDirectory, environment, versionFolder }, keys);
  });
  return { apis: await Promise.all(apis), edges: await Promise.all(edges) };
}

async function folderOf(folder: string, name: string): Promise<string> {
  const own = join(folder, name);
  await makeDataDirectory(own);
  return own;
}
