import { benchDatabase, type Size } from '../data/people-and-projects.ts';
import { SEARCHES } from '../data/search-terms.ts';
import type { Measure } from '../figure.ts';
import { p95Of } from '../median.ts';
import { startApi } from '../servers/servers.ts';
import type { Workshop } from '../workshop.ts';

const WARM_UPS = 30;
const ROUNDS = 2;

/**
 * The time in milliseconds that 95 of 100 searches take at most, one after the other, each twice. Each run has a process of its own.
 */
export async function searchTimes(workshop: Workshop, what: keyof typeof SEARCHES, size: Size): Promise<Measure> {
  const databaseUrl = await benchDatabase(workshop, size);
  return async () => {
    const api = await startApi(databaseUrl);
    try {
      for (let time = 0; time < WARM_UPS; time += 1) await timeOf(`${api.url}/api/hackathons`);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        for (const path of SEARCHES[what]) times.push(await timeOf(api.url + path));
      return p95Of(times);
    } finally {
      await api.stop();
    }
  };
}

async function timeOf(url: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  return performance.now() - startedAt;
}
