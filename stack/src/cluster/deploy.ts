import { Failure } from '#bin/failure.mjs';
import type { Service } from '../services/service.ts';
import type { Cluster } from './cluster.ts';
import { underLoad } from './under-load.ts';
import { Visitors } from './visitors.ts';

/** Stops and starts every API and every edge, one after the other, while people go on. Throws when a call failed. */
export async function runDeploy(cluster: Cluster): Promise<void> {
  const visitors = await Visitors.arrive(cluster);
  const seen = [];
  for (const round of ['first', 'second'])
    seen.push(await underLoad(`${round} deploy`, visitors, () => renew([...cluster.apis, ...cluster.edges])));
  console.table(seen);
  if (seen.some(({ failedFirst, lost }) => failedFirst + lost > 0)) throw new Failure('Calls failed during a deploy.');
}

async function renew(services: readonly Service[]): Promise<void> {
  for (const service of services) {
    await service.stop();
    await service.start();
  }
}
