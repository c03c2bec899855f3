import { fileURLToPath } from 'node:url';
import { benchDatabase, type Size } from '../data/people-and-projects.ts';
import { startApi } from '../servers/servers.ts';
import type { Workshop } from '../workshop.ts';
import { inAnotherProcess } from './in-another-process.ts';
import { peopleWhoPoll, pollOf, pollsOfCrowd } from './polls.ts';
import type { SteadyOutcome } from './steady-load.ts';

const GENERATOR = fileURLToPath(new URL('./steady-generator.js', import.meta.url));
const SECONDS_PER_STEP = 3;
const SECONDS_BETWEEN_POLLS = 30;
const POLLS = 2;

/** Has so many people poll for some seconds, at the pace that they have together. */
export type PollingCrowd = (users: number) => Promise<SteadyOutcome>;

/** One API process, and at `most` so many of the people in its database who poll it. */
export async function pollingCrowd(
  workshop: Workshop,
  { size, most }: { size: Size; most: number },
): Promise<PollingCrowd> {
  const databaseUrl = await benchDatabase(workshop, size);
  const api = await startApi(databaseUrl);
  workshop.onEnd(() => api.stop());
  const polls = await pollsOfCrowd(databaseUrl, most, await shapeOfVersions(api.url, databaseUrl));
  return (users) => {
    const requestsPerSecond = (users * POLLS) / SECONDS_BETWEEN_POLLS;
    const load = {
      url: api.url,
      requests: polls.slice(0, users * POLLS),
      requestsPerSecond,
      seconds: SECONDS_PER_STEP,
    };
    return inAnotherProcess<SteadyOutcome>(GENERATOR, load);
  };
}

async function shapeOfVersions(api: string, databaseUrl: string): Promise<string> {
  const [someone] = await peopleWhoPoll(databaseUrl, 1);
  if (!someone) throw new Error('Nobody has invites.');
  const { path, headers = {} } = pollOf(someone);
  const answer = await fetch(api + path, { headers });
  return /^W\/"([^.]+)\./.exec(answer.headers.get('etag') ?? '')?.[1] ?? '';
}
