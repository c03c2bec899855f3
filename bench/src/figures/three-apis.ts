import { type LoadRequest, requestsPerSecond } from '../api/load.ts';
import { asPerson, somePeople } from '../api/people.ts';
import { peopleAndProjects } from '../data/people-and-projects.ts';
import type { Figure } from '../figure.ts';
import { holdToShare } from '../servers/processor-share.ts';
import { startApi } from '../servers/servers.ts';
import type { Workshop } from '../workshop.ts';

/** Of a core, for each API: small enough that three of them leave the rest of a machine to PostgreSQL and the load. */
const SHARE = 0.25;
const APIS = 3;
const PEOPLE = 100;
/** With a quarter of a core a first page takes its time. */
const SECONDS = 10;

/** Calls a second that three APIs answer, each with a share of a core of its own; one of them alone. */
export const threeApis: Figure = {
  name: 'three-apis',
  unit: 'requests/s',
  goals: [{ of: 'ratio', atLeast: 2.5 }],
  sides: async (workshop) => {
    const databaseUrl = await peopleAndProjects(workshop, 100_000);
    const requests = await mixOf(databaseUrl);
    const origins: string[] = [];
    while (origins.length < APIS) origins.push(await smallApi(workshop, databaseUrl));
    const measure = (some: readonly string[]) => async () => {
      const all = await Promise.all(some.map((url) => requestsPerSecond({ url, requests, seconds: SECONDS })));
      return all.reduce((sum, each) => sum + each, 0);
    };
    return { ours: measure(origins), baseline: measure(origins.slice(0, 1)) };
  },
};

/** What people read most: first pages of the explorers, and their invites. */
async function mixOf(databaseUrl: string): Promise<LoadRequest[]> {
  const people = await somePeople(databaseUrl, PEOPLE);
  return people.flatMap(({ id, ...person }) =>
    ['/api/projects?limit=24', '/api/users?limit=24', `/api/invites/user/${id}`].map((path) => ({
      path,
      headers: asPerson(person),
    })),
  );
}

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
