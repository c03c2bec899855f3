import { isDeepStrictEqual } from 'node:util';
import { benchDatabase } from '../data/people-and-projects.ts';
import type { Measure } from '../figure.ts';
import type { ServerProcess } from '../servers/server-process.ts';
import { startApi, startBare } from '../servers/servers.ts';
import type { Workshop } from '../workshop.ts';
import { type LoadRequest, underLoad } from './load.ts';
import { peopleWhoPoll, pollOf } from './polls.ts';
import { pidsOfPostgres, processorTimeWhile } from './processor-time.ts';

const SIZE = 100_000;
const SECONDS = 3;
/** More than the API has connections to the database, so that it always has something to do. */
const CONNECTIONS = 32;
const PEOPLE = 200;

export const PROJECTS: LoadRequest = { path: '/api/projects?limit=50' };

export interface Servers {
  readonly api: ServerProcess;
  readonly bare: ServerProcess;
  readonly databaseUrl: string;
  readonly polls: readonly LoadRequest[];
}

/** Both servers on one database, once they have been seen to answer the same bytes. */
export function throughputServers(workshop: Workshop): Promise<Servers> {
  return workshop.once('throughput servers', async () => {
    const databaseUrl = await benchDatabase(workshop, SIZE);
    const api = await startApi(databaseUrl);
    workshop.onEnd(() => api.stop());
    const bare = await startBare(databaseUrl);
    workshop.onEnd(() => bare.stop());
    const polls = (await peopleWhoPoll(databaseUrl, PEOPLE)).map(pollOf);
    for (const request of [PROJECTS, ...polls]) await requireSameBytes(request, api.url, bare.url);
    return { api, bare, databaseUrl, polls };
  });
}

async function requireSameBytes({ path, headers = {} }: LoadRequest, ...origins: string[]): Promise<void> {
  const bodies = origins.map(async (origin) => (await fetch(origin + path, { headers })).text());
  const [ours, bare] = await Promise.all(bodies);
  if (ours !== bare || ours === '[]')
    throw new Error(`${path} is not the same on both sides:\n${difference(ours, bare)}`);
}

/** From a little before the first byte that differs. */
function difference(...bodies: (string | undefined)[]): string {
  const [ours = '', bare = ''] = bodies;
  const first = [...ours].findIndex((character, index) => character !== bare[index]);
  return [ours, bare].map((body) => body.slice(Math.max(0, first - 100), first + 200)).join('\n');
}

/** Requests a second. */
export function throughput({ url }: ServerProcess, requests: readonly LoadRequest[]): Measure {
  return () => requestsPerSecond(url, requests, 200);
}

/**
 * Microseconds of processor that a request costs, in the server and in all of PostgreSQL together.
 *
 * @param status that every answer must have
 */
export function processorTime(
  { url, pid }: ServerProcess,
  { databaseUrl, requests, status }: { databaseUrl: string; requests: readonly LoadRequest[]; status: number },
): Measure {
  return async () => {
    const pids = [pid, ...(await pidsOfPostgres(databaseUrl))];
    let count = 0;
    const spent = await processorTimeWhile(pids, async () => {
      count = (await requestsPerSecond(url, requests, status)) * SECONDS;
    });
    return spent / count;
  };
}

async function requestsPerSecond(url: string, requests: readonly LoadRequest[], status: number): Promise<number> {
  const outcome = await underLoad({ url, requests, connections: CONNECTIONS, seconds: SECONDS });
  if (!isDeepStrictEqual(Object.keys(outcome.statuses), [String(status)]))
    throw new Error(`${url} answered ${JSON.stringify(outcome.statuses)}, not only ${status}.`);
  return outcome.requestsPerSecond;
}

/** The same requests from somebody who has the answers already. */
export async function unchanged({ url }: ServerProcess, polls: readonly LoadRequest[]): Promise<LoadRequest[]> {
  return Promise.all(
    polls.map(async ({ path, headers = {} }) => {
      const answer = await fetch(url + path, { headers });
      await answer.arrayBuffer();
      return { path, headers: { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' } };
    }),
  );
}
