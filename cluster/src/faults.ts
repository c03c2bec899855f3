import { INVITE_POLL_INTERVAL_MS } from '@crewdeck/contract';
import { Failure } from '@crewdeck/stack/bin/failure.mjs';
import type { Cluster } from './cluster.ts';
import { type Fault, findFaults } from './find-faults.ts';
import { Streams, type StreamsSeen } from './streams.ts';
import { type Seen, underLoad } from './under-load.ts';
import { Visitors } from './visitors.ts';
import { Witness } from './witness.ts';

interface SeenOfFault extends Seen {
  /** Databases that acknowledged writes, in their order: twice the same is one too many. */
  readonly primaries: string;
  /** Of writes that went past HAProxy, to each database by itself. */
  readonly lostOfWitness: number;
}

/**
 * Lets one thing after the other happen while people go on and streams are open, and prints what they saw.
 *
 * @param which a pattern of those faults that are wanted; nothing for all
 * @throws Failure when a write is lost, an own one is not found, two databases take writes at once, or a stream stays silent
 */
export async function runFaults(cluster: Cluster, which = ''): Promise<void> {
  const faults = Object.entries(findFaults(cluster)).filter(([what]) => new RegExp(which).test(what));
  if (faults.length === 0) throw new Failure(`There is no fault whose name matches "${which}".`);
  const visitors = await Visitors.arrive(cluster);
  const streams = await Streams.open(cluster);
  const seen: SeenOfFault[] = [];
  const told: (StreamsSeen & { readonly what: string })[] = [];
  for (const [what, fault] of faults) {
    await cluster.untilFollowed();
    console.log(`  ${what} …`);
    const watched = await streams.watch(async () => void seen.push(await underFault(cluster, visitors, what, fault)));
    told.push({ what, ...watched });
    console.log(`    ${JSON.stringify({ ...seen.at(-1), ...watched })}`);
  }
  streams.close();
  console.table(seen);
  console.table(told);
  const harm = seen.filter(
    ({ lost, stale, lostOfWitness, primaries }) => lost + stale + lostOfWitness > 0 || isSplit(primaries),
  );
  if (harm.length > 0) throw new Failure(`Writes were lost, or not found: ${harm.map(({ what }) => what).join(', ')}.`);
  const silent = told.filter(isSilent);
  if (silent.length > 0) throw new Failure(`Streams did not tell: ${silent.map(({ what }) => what).join(', ')}.`);
}

/** A page whose stream is gone polls, and so misses nothing; one that has a stream waits for its word. */
function isSilent({ missed, longestGapSeconds }: StreamsSeen): boolean {
  return missed > 0 && longestGapSeconds * 1_000 < INVITE_POLL_INTERVAL_MS;
}

async function underFault(cluster: Cluster, visitors: Visitors, what: string, fault: Fault): Promise<SeenOfFault> {
  const witness = await Witness.arrive(cluster);
  const seen = await underLoad(what, visitors, fault);
  await cluster.untilFollowed();
  return { ...seen, ...(await witness.leave()) };
}

/** One took over from the other at most once. */
function isSplit(primaries: string): boolean {
  return primaries.split(' ').length > 2;
}
