import { emptyDatabase, makeData } from '../data/people-and-projects.ts';
import type { Figure } from '../figure.ts';
import { carried, HURRIED } from '../people/hurried-crowd.ts';
import { studentsOf } from '../people/students.ts';
import { holdToShare } from '../servers/processor-share.ts';
import { startApi } from '../servers/servers.ts';
import type { Workshop } from '../workshop.ts';

/** Of a core, for each API: small enough that three of them leave the rest of a machine to PostgreSQL and the crowd. */
const SHARE = 0.25;
const APIS = 3;
/** Both sides, of the pair that warms up and the five that count. */
const MEASUREMENTS = 12;

/** Calls a second of the evening's mix that three APIs carry, each with a share of a core of its own; one of them alone. */
export const threeApis: Figure = {
  name: 'three-apis',
  unit: 'requests/s',
  goals: [{ of: 'ratio', atLeast: 2.5 }],
  limitMinutes: 6,
  sides: async (workshop) => {
    const databaseUrl = await emptyDatabase(workshop, 'three_apis');
    await makeData(databaseUrl, 100_000);
    const students = await studentsOf(databaseUrl, MEASUREMENTS * HURRIED);
    const origins: string[] = [];
    while (origins.length < APIS) origins.push(await smallApi(workshop, databaseUrl));
    return {
      ours: carried(workshop, origins, students),
      baseline: carried(workshop, origins.slice(0, 1), students),
    };
  },
};

async function smallApi(workshop: Workshop, databaseUrl: string): Promise<string> {
  const api = await startApi(databaseUrl);
  const removeGroup = await holdToShare(api.pid, SHARE).catch(async (error: unknown) => {
    await api.stop();
    throw error;
  });
  workshop.onEnd(removeGroup);
  workshop.onEnd(() => api.stop());
  return api.url;
}
