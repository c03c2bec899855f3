import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from '@crewdeck/stack';
import type { Cluster } from './cluster.ts';
import type { PatroniNode } from './patroni-node.ts';

/** Lets it happen; returns once all is as before. */
export type Fault = () => Promise<void>;

interface Part {
  kill(): Promise<void>;
  start(): Promise<void>;
}

const LASTS_MS = 10_000;
/** Longer than Patroni waits for a primary. */
const PRIMARY_LASTS_MS = 35_000;
/** What a service manager waits. */
const RESTART_MS = 100;

/** What may happen to a cluster, one after the other. */
export function findFaults(cluster: Cluster): Readonly<Record<string, Fault>> {
  const { apis, edges, links } = cluster;
  const cut = async (ends: readonly [string, string?], ms = LASTS_MS) => {
    links.cut(...ends);
    await sleep(ms);
    links.mend();
  };
  return {
    'an API ends': () => endAndStart(only(apis[0])),
    'an edge ends': () => endAndStart(only(edges[0])),
    'the store ends': () => endAndStart(only(cluster.store)),
    'etcd ends': () => endAndStart(only(cluster.etcd)),
    'HAProxy ends, and starts again': () => endAndStart(only(cluster.haproxy), RESTART_MS),
    'HAProxy reloads its settings': async () => {
      signal(cluster.haproxy, 'SIGUSR2');
      // What went on under the old settings has ended by then.
      await sleep(PRIMARY_LASTS_MS);
    },
    'an API hangs': () => hang(apis[0]),
    'an edge hangs': () => hang(edges[0]),
    'an API is cut off': () => cut(['api1']),
    'an edge is cut off': () => cut(['edge1']),
    'edge and store are cut apart': () => cut(['edge1', 'store']),
    'the replica ends': async () => endAndStart((await databases(cluster)).replica),
    'primary and replica are cut apart': () => cut(['db1', 'db2']),
    'the replica is cut off': async () => cut([(await databases(cluster)).replica.name]),
    'a switchover': async () => {
      const { primary, replica } = await databases(cluster);
      await primary.handOver(replica);
      await sleep(LASTS_MS);
    },
    "the primary's PostgreSQL ends": async () => {
      (await databases(cluster)).primary.killDatabase();
      await sleep(LASTS_MS);
    },
    'the primary ends': async () => endAndStart((await databases(cluster)).primary, PRIMARY_LASTS_MS),
    'the primary hangs': async () => {
      const { primary } = await databases(cluster);
      await primary.signal('SIGSTOP');
      await sleep(PRIMARY_LASTS_MS);
      await primary.signal('SIGCONT');
    },
    'the primary is cut off': async () => cut([(await databases(cluster)).primary.name], PRIMARY_LASTS_MS),
    // The last one: for a `ttl` after it, Patroni lets nobody else be the primary.
    'primary and etcd are cut apart': async () =>
      cut([(await databases(cluster)).primary.name, 'etcd'], PRIMARY_LASTS_MS),
  };
}

async function endAndStart(part: Part, ms = LASTS_MS): Promise<void> {
  await part.kill();
  await sleep(ms);
  await part.start();
}

/** It is there, and does nothing any more. */
async function hang(service: Service | undefined): Promise<void> {
  signal(service, 'SIGSTOP');
  await sleep(LASTS_MS);
  signal(service, 'SIGCONT');
}

function signal(service: Service | null | undefined, name: NodeJS.Signals): void {
  const { pid } = only(service);
  if (pid) process.kill(pid, name);
}

async function databases(cluster: Cluster): Promise<{ primary: PatroniNode; replica: PatroniNode }> {
  const primary = await cluster.primary();
  return { primary, replica: only(cluster.databases.find((node) => node !== primary)) };
}

function only<Found>(part: Found | null | undefined): Found {
  if (!part) throw new Error('There is no such part.');
  return part;
}
