import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '#bin/failure.mjs';
import type { Cluster } from './cluster.ts';
import { Journeys, type JourneysSeen } from './journeys.ts';
import { Streams, type StreamsSeen } from './streams.ts';
import { type Seen, underLoad } from './under-load.ts';
import type { Versions } from './versions.ts';
import { Visitors } from './visitors.ts';

/** Until the balancer has looked at it, several times over: it must know of the one that is back before the next one goes. */
const KNOWN_AFTER_MS = 2_000;

/** What happens to the cluster, by the name that it has in the tables. */
type Steps = Readonly<Record<string, () => Promise<void>>>;

/**
 * Stops and starts every API and every edge, one after the other, twice, while people go on.
 *
 * @throws Failure when a call failed, or a stream did not tell of something
 */
export async function runDeploy(cluster: Cluster): Promise<void> {
  await watch(cluster, { 'first deploy': () => renew(cluster), 'second deploy': () => renew(cluster) });
}

/**
 * The same from the version before to this one: the schema first, then each process, then all of them back on that schema, and
 * forth again.
 *
 * @throws Failure as {@link runDeploy}
 */
export async function runDeployFrom(cluster: Cluster, versions: Versions): Promise<void> {
  const renewTo = async (which: 'before' | 'now') => {
    await versions.choose(which);
    await renew(cluster);
  };
  await watch(cluster, {
    migration: () => versions.migrate(cluster.databaseUrl),
    'to this version': () => renewTo('now'),
    'back again': () => renewTo('before'),
    'forth again': () => renewTo('now'),
  });
}

async function watch(cluster: Cluster, steps: Steps): Promise<void> {
  const visitors = await Visitors.arrive(cluster);
  const streams = await Streams.open(cluster);
  const journeys = new Journeys(cluster);
  const calls: Seen[] = [];
  const told: (StreamsSeen & JourneysSeen)[] = [];
  for (const [what, happen] of Object.entries(steps)) {
    let walked: JourneysSeen = { journeys: 0, broken: 0 };
    const heard = await streams.watch(async () => {
      walked = await journeys.walk(async () => void calls.push(await underLoad(what, visitors, happen)));
    });
    told.push({ ...heard, ...walked });
  }
  streams.close();
  console.table(calls);
  console.table(told);
  if (calls.some(({ failedFirst, lost, stale }) => failedFirst + lost + stale > 0))
    throw new Failure('Calls failed during a deploy.');
  if (told.some(({ cutOff, missed, broken }) => cutOff + missed + broken > 0))
    throw new Failure('Streams or journeys failed during a deploy.');
}

async function renew({ apis, edges }: Cluster): Promise<void> {
  for (const service of [...apis, ...edges]) {
    await service.stop();
    await service.start();
    await sleep(KNOWN_AFTER_MS);
  }
}
