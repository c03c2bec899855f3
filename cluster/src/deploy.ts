import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '@crewdeck/stack/bin/failure.mjs';
import type { Cluster } from './cluster.ts';
import { Journeys, type JourneysSeen } from './journeys.ts';
import { SlowCalls, type SlowCallsSeen } from './slow-calls.ts';
import { Streams, type StreamsSeen } from './streams.ts';
import { type Seen, underLoad } from './under-load.ts';
import type { Versions } from './versions.ts';
import { Visitors } from './visitors.ts';

/** Until the balancer has looked at it, several times over: it must know of the one that is back before the next one goes. */
const KNOWN_AFTER_MS = 2_000;

/** What happens to the cluster, by the name that it has in the tables. */
type Steps = Readonly<Record<string, (slowCalls: SlowCalls) => Promise<void>>>;

/**
 * Stops and starts every API and every edge, one after the other, twice, while people go on.
 *
 * @throws Failure when a call failed, or a stream did not tell of something
 */
export async function runDeploy(cluster: Cluster): Promise<void> {
  const again = (slowCalls: SlowCalls) => renew(cluster, slowCalls);
  await watch(cluster, { 'first deploy': again, 'second deploy': again });
}

/**
 * The same from the version before to this one: the schema first, then each process, then all of them back on that schema, and
 * forth again.
 *
 * @throws Failure as {@link runDeploy}
 */
export async function runDeployFrom(cluster: Cluster, versions: Versions): Promise<void> {
  const renewTo = async (which: 'before' | 'now', slowCalls?: SlowCalls) => {
    await versions.choose(which);
    await renew(cluster, slowCalls);
  };
  await watch(cluster, {
    migration: () => versions.migrate(cluster.databaseUrl),
    'to this version': () => renewTo('now'),
    // How this version ends, and not how the one before did.
    'back again': (slowCalls) => renewTo('before', slowCalls),
    'forth again': () => renewTo('now'),
  });
}

async function watch(cluster: Cluster, steps: Steps): Promise<void> {
  const visitors = await Visitors.arrive(cluster);
  const slowCalls = await SlowCalls.arrive(cluster);
  const streams = await Streams.open(cluster);
  const journeys = new Journeys(cluster);
  const calls: Seen[] = [];
  const told: (StreamsSeen & JourneysSeen & SlowCallsSeen & { readonly what: string })[] = [];
  for (const [what, happen] of Object.entries(steps)) {
    let walked: JourneysSeen = { journeys: 0, broken: 0 };
    const heard = await streams.watch(async () => {
      walked = await journeys.walk(
        async () => void calls.push(await underLoad(what, visitors, () => happen(slowCalls))),
      );
    });
    told.push({ what, ...heard, ...walked, ...slowCalls.takeSeen() });
  }
  streams.close();
  console.table(calls);
  console.table(told);
  if (calls.some(({ failedFirst, lost, stale }) => failedFirst + lost + stale > 0))
    throw new Failure('Calls failed during a deploy.');
  if (told.some(({ cutOff, missed, broken, slowFailed }) => cutOff + missed + broken + slowFailed > 0))
    throw new Failure('Streams, journeys or slow calls failed during a deploy.');
}

async function renew({ apis, edges }: Cluster, slowCalls?: SlowCalls): Promise<void> {
  for (const service of [...apis, ...edges]) {
    const restart = async () => {
      await service.stop();
      await service.start();
    };
    await (slowCalls ? slowCalls.during(restart) : restart());
    await sleep(KNOWN_AFTER_MS);
  }
}
