import { processorTime } from '../api/throughput.ts';
import { followedDatabase } from '../data/followed-database.ts';
import type { Figure } from '../figure.ts';
import { searchesOf } from '../people/searches.ts';
import { studentsOf } from '../people/students.ts';
import { startApi } from '../servers/servers.ts';

const STUDENTS = 440;

/** Processor time of the primary for a search of the evening's mix, where a replica follows it; where none does. */
export const replicaSearches: Figure = {
  name: 'replica-searches',
  unit: 'µs',
  goals: [{ of: 'ratio', atMost: 0.1 }],
  limitMinutes: 3,
  sides: async (workshop) => {
    const { primary, replica } = await followedDatabase(workshop, 100_000);
    const alone = await startApi(primary);
    workshop.onEnd(() => alone.stop());
    const followed = await startApi(primary, { DATABASE_REPLICA_URLS: replica });
    workshop.onEnd(() => followed.stop());
    const requests = searchesOf(await studentsOf(primary, STUDENTS));
    const ofPrimary = { databaseUrl: primary, requests, status: 200 };
    return {
      ours: processorTime({ url: followed.url }, ofPrimary),
      baseline: processorTime({ url: alone.url }, ofPrimary),
    };
  },
};
