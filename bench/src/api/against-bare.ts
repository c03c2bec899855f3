import { peopleAndProjects } from '../data/people-and-projects.ts';
import type { Figure } from '../figure.ts';
import { startApi, startBare } from '../servers/servers.ts';
import type { Workshop } from '../workshop.ts';
import { type LoadRequest, requestsPerSecond } from './load.ts';

const PEOPLE_AND_PROJECTS = 100_000;

/** Characters of each side that are told before and after the first that differs. */
const SHOWN = 100;

/** Requests that ours answers in a second, against those of bare, which answers the same bytes. */
export function againstBare(name: string, requestsOf: (databaseUrl: string) => Promise<LoadRequest[]>): Figure {
  return {
    name,
    unit: 'requests/s',
    goals: [{ of: 'ratio', atLeast: 0.6 }],
    sides: async (workshop) => {
      const { databaseUrl, ours, bare } = await bothServers(workshop);
      const requests = await requestsOf(databaseUrl);
      for (const request of requests) await requireSameBytes(request, ours, bare);
      return {
        ours: () => requestsPerSecond({ url: ours, requests }),
        baseline: () => requestsPerSecond({ url: bare, requests }),
      };
    },
  };
}

/** On one database. */
function bothServers(workshop: Workshop): Promise<{ databaseUrl: string; ours: string; bare: string }> {
  return workshop.once('ours and bare', async () => {
    const databaseUrl = await peopleAndProjects(workshop, PEOPLE_AND_PROJECTS);
    const [api, bare] = [await startApi(databaseUrl), await startBare(databaseUrl)];
    for (const server of [api, bare]) workshop.onEnd(() => server.stop());
    return { databaseUrl, ours: api.url, bare: bare.url };
  });
}

async function requireSameBytes({ path, headers = {} }: LoadRequest, ours: string, bare: string): Promise<void> {
  const read = async (origin: string) => (await fetch(origin + path, { headers })).text();
  const [one, other] = [await read(ours), await read(bare)];
  if (one === other && one !== '[]') return;
  const at = Array.from(one).findIndex((character, index) => character !== other[index]);
  const around = (answer: string) => answer.slice(Math.max(0, at - SHOWN), at + SHOWN);
  throw new Error(`${path} is not the same on both sides:\n${around(one)}\n${around(other)}`);
}
