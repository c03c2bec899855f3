import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '#bin/failure.mjs';
import type { Cluster } from './cluster.ts';
import { type Seen, underLoad } from './under-load.ts';
import { Visitors } from './visitors.ts';

/** What may be gone, and come back. */
interface Part {
  kill(): Promise<void>;
  start(): Promise<void>;
}

const GONE_MS = 10_000;
const PRIMARY_GONE_MS = 35_000;

/** Ends one part after the other while people go on, and prints what they saw. Throws when a write is lost, or an own one is not found. */
export async function runFaults(cluster: Cluster): Promise<void> {
  const visitors = await Visitors.arrive(cluster);
  const seen: Seen[] = [];
  for (const [what, find] of Object.entries(FAULTS)) {
    await cluster.untilFollowed();
    const part = await find(cluster);
    console.log(`  ${what} ends …`);
    seen.push(await underLoad(what, visitors, () => goAndComeBack(what, part)));
  }
  console.table(seen);
  const harm = seen.filter(({ lost, stale }) => lost + stale > 0);
  if (harm.length > 0) throw new Failure(`Writes were lost or not found: ${harm.map(({ what }) => what).join(', ')}.`);
}

const FAULTS: Readonly<Record<string, (cluster: Cluster) => Promise<Part>>> = {
  'an API': async ({ apis }) => only(apis[0]),
  'an edge': async ({ edges }) => only(edges[0]),
  'the store': async ({ store }) => only(store),
  etcd: async ({ etcd }) => only(etcd),
  'the replica': async (cluster) => {
    const primary = await cluster.primary();
    return only(cluster.databases.find((node) => node !== primary));
  },
  'the primary': (cluster) => cluster.primary(),
};

async function goAndComeBack(what: string, part: Part): Promise<void> {
  await part.kill();
  await sleep(what === 'the primary' ? PRIMARY_GONE_MS : GONE_MS);
  await part.start();
}

function only(part: Part | null | undefined): Part {
  if (!part) throw new Error('There is no such part.');
  return part;
}
