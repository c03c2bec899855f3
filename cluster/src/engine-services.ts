import { join } from 'node:path';
import { answersOk, LOOPBACK, nodeService, type ServiceDescription, tethered } from '@crewdeck/stack';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';
import type { ClusterPorts } from './cluster-ports.ts';
import type { HaproxyWays } from './cluster-ways.ts';
import type { Engines } from './engines.ts';

/** Access to the store of a cluster, for edges and for who publishes. */
export const STORE_LOCATION = 's3://releases/cluster';

export function storeEnvironment({ store }: Pick<ClusterPorts, 'store'>): Record<string, string> {
  const key = 'S3RVER';
  return {
    AWS_ENDPOINT_URL_S3: `http://${LOOPBACK}:${store}`,
    AWS_ACCESS_KEY_ID: key,
    AWS_SECRET_ACCESS_KEY: key,
  };
}

/** A server of S3's API from npm, the one of the tests. */
export function storeService({ store }: ClusterPorts, folder: string): ServiceDescription {
  return nodeService('packages/releases/src/testing/serve-s3.ts', {
    name: 'The store',
    environment: { PORT: String(store), DIRECTORY: join(folder, 'store') },
    nodeOptions: [`--import=${join(ROOT, 'packages/releases/src/testing/typescript-loader.mjs')}`],
    logFile: join(folder, 'logs/store.log'),
    readyUrl: `http://${LOOPBACK}:${store}/`,
  });
}

/** One member: what databases agree on is in three where it matters. */
export function etcdService({ etcd }: Engines, { etcd: port, etcdPeer }: ClusterPorts, folder: string) {
  const [client, peer] = [`http://${LOOPBACK}:${port}`, `http://${LOOPBACK}:${etcdPeer}`];
  return engineService('etcd', tethered(etcd, []), folder, `${client}/health`, {
    ETCD_ENABLE_V2: 'true',
    ETCD_NAME: 'etcd1',
    ETCD_DATA_DIR: join(folder, 'etcd'),
    ETCD_LISTEN_CLIENT_URLS: client,
    ETCD_ADVERTISE_CLIENT_URLS: client,
    ETCD_LISTEN_PEER_URLS: peer,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
    ETCD_INITIAL_CLUSTER: `etcd1=${peer}`,
  });
}

/** Where it listens, and by which ports it reaches the others. */
type HaproxyPorts = Omit<ClusterPorts, keyof HaproxyWays> & HaproxyWays;

export function haproxyService({ haproxy }: Engines, ports: HaproxyPorts, folder: string): ServiceDescription {
  const numbered = (name: string, values: readonly number[], suffix = '') =>
    Object.fromEntries(values.map((port, index) => [`${name}_${index + 1}${suffix}_PORT`, String(port)]));
  const environment = {
    PAGES_PORT: String(ports.pages),
    CALLS_PORT: String(ports.calls),
    PRIMARY_PORT: String(ports.primary),
    REPLICA_PORT: String(ports.replica),
    ...numbered('EDGE', ports.edges),
    ...numbered('API', ports.apis),
    ...numbered(
      'DB',
      ports.databases.map(({ postgres }) => postgres),
    ),
    ...numbered(
      'DB',
      ports.databases.map(({ rest }) => rest),
      '_REST',
    ),
  };
  const command = tethered(haproxy, ['-W', '-db', '-f', join(ROOT, 'deploy/haproxy/haproxy.cfg')]);
  return engineService('HAProxy', command, folder, null, environment);
}

function engineService(
  name: string,
  command: ServiceDescription['command'],
  folder: string,
  readyUrl: string | null,
  environment: Record<string, string>,
): ServiceDescription {
  return {
    name,
    command,
    environment,
    folder,
    logFile: join(folder, `logs/${name.toLowerCase()}.log`),
    tether: 'input',
    stopSignal: 'SIGTERM',
    isReady: async () => readyUrl === null || (await answersOk(readyUrl)),
  };
}
