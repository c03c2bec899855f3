import { Failure } from '#bin/failure.mjs';
import type { Service } from '../services/service.ts';
import type { Cluster } from './cluster.ts';
import { Streams, type StreamsSeen } from './streams.ts';
import { type Seen, underLoad } from './under-load.ts';
import { Visitors } from './visitors.ts';

/**
 * Stops and starts every API and every edge, one after the other, while people go on. Throws when a call failed, or a stream did
 * not tell of something.
 */
export async function runDeploy(cluster: Cluster): Promise<void> {
  const visitors = await Visitors.arrive(cluster);
  const streams = await Streams.open(cluster);
  const calls: Seen[] = [];
  const told: StreamsSeen[] = [];
  for (const round of ['first', 'second']) {
    const renewAll = () => renew([...cluster.apis, ...cluster.edges]);
    told.push(await streams.watch(async () => void calls.push(await underLoad(`${round} deploy`, visitors, renewAll))));
  }
  streams.close();
  console.table(calls);
  console.table(told);
  if (calls.some(({ failedFirst, lost }) => failedFirst + lost > 0)) throw new Failure('Calls failed during a deploy.');
  if (told.some(({ cutOff, missed }) => cutOff + missed > 0)) throw new Failure('Streams failed during a deploy.');
}

async function renew(services: readonly Service[]): Promise<void> {
  for (const service of services) {
    await service.stop();
    await service.start();
  }
}
