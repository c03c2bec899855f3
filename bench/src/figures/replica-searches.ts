import { fileURLToPath } from 'node:url';
import { inAnotherProcess } from '../api/in-another-process.ts';
import type { LoadRequest } from '../api/load.ts';
import { pidsOfPostgres, processorTimeWhile } from '../api/processor-time.ts';
import type { SteadyLoad, SteadyOutcome } from '../api/steady-load.ts';
import { followedDatabase } from '../data/followed-database.ts';
import type { Figure, Measure } from '../figure.ts';
import { searchesOf } from '../people/searches.ts';
import { studentsOf } from '../people/students.ts';
import { startApi } from '../servers/servers.ts';

const GENERATOR = fileURLToPath(new URL('../api/steady-generator.js', import.meta.url));
/** Few enough that a replica is never behind, whatever else runs. */
const PER_SECOND = 20;
const SECONDS = 8;

/** Processor time of the primary for a search of the evening's mix, where a replica follows it; where none does. */
export const replicaSearches: Figure = {
  name: 'replica-searches',
  unit: 'µs',
  goals: [{ of: 'ratio', atMost: 0.1 }],
  limitMinutes: 4,
  sides: async (workshop) => {
    const { primary, replica } = await followedDatabase(workshop, 100_000);
    const alone = await startApi(primary);
    workshop.onEnd(() => alone.stop());
    const followed = await startApi(primary, { DATABASE_REPLICA_URLS: replica });
    workshop.onEnd(() => followed.stop());
    const searches = searchesOf(await studentsOf(primary, PER_SECOND * SECONDS));
    return { ours: costOf(primary, followed.url, searches), baseline: costOf(primary, alone.url, searches) };
  },
};

/** Microseconds that a database spends on each request, whoever answers it. */
function costOf(databaseUrl: string, url: string, requests: readonly LoadRequest[]): Measure {
  const load: SteadyLoad = { url, requests, requestsPerSecond: PER_SECOND, seconds: SECONDS };
  return async () => {
    const spent = await processorTimeWhile(await pidsOfPostgres(databaseUrl), async () => {
      const { p95 } = await inAnotherProcess<SteadyOutcome>(GENERATOR, load);
      if (!Number.isFinite(p95)) throw new Error(`${url} did not answer 95 of 100 searches.`);
    });
    return spent / requests.length;
  };
}
