import { isDeepStrictEqual } from 'node:util';
import { benchDatabase } from '../data/people-and-projects.ts';
import type { Measure } from '../figure.ts';
import { startApi, startBare } from '../servers/servers.ts';
import type { Workshop } from '../workshop.ts';
import { type LoadRequest, underLoad } from './load.ts';
import { peopleWhoPoll, pollOf } from './polls.ts';

const SIZE = 100_000;
const SECONDS = 3;
/** More than the API has connections to the database, so that it always has something to do. */
const CONNECTIONS = 32;
const PEOPLE = 200;

export const PROJECTS: LoadRequest = { path: '/api/projects?limit=50' };

export interface Servers {
  readonly api: string;
  readonly bare: string;
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
    return { api: api.url, bare: bare.url, polls };
  });
}

async function requireSameBytes({ path, headers = {} }: LoadRequest, ...origins: string[]): Promise<void> {
  const bodies = origins.map(async (origin) => (await fetch(origin + path, { headers })).text());
  const [ours, bare] = await Promise.all(bodies);
  if (ours !== bare || ours === '[]') throw new Error(`${path} is not the same on both sides:\n${ours}\n${bare}`);
}

/** @param status that every answer must have */
export function throughput(url: string, requests: readonly LoadRequest[], status = 200): Measure {
  return async () => {
    const { requestsPerSecond, statuses } = await underLoad({
      url,
      requests,
      connections: CONNECTIONS,
      seconds: SECONDS,
    });
    if (!isDeepStrictEqual(Object.keys(statuses), [String(status)]))
      throw new Error(`${url} answered ${JSON.stringify(statuses)}, not only ${status}.`);
    return requestsPerSecond;
  };
}

/** The same requests from somebody who has the answers already. */
export async function unchanged(api: string, polls: readonly LoadRequest[]): Promise<LoadRequest[]> {
  return Promise.all(
    polls.map(async ({ path, headers = {} }) => {
      const answer = await fetch(api + path, { headers });
      await answer.arrayBuffer();
      return { path, headers: { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' } };
    }),
  );
}
