import { peopleAndProjects } from '../data/people-and-projects.ts';
import type { Measure } from '../figure.ts';
import { p95Of } from '../median.ts';
import { startApi } from '../servers/servers.ts';
import type { Workshop } from '../workshop.ts';
import type { LoadRequest } from './load.ts';

const WARM_UPS = 30;

/**
 * The time in milliseconds that 95 of 100 requests take at most, one after the other, among so many people and projects. Each
 * run has a process of its own.
 */
export async function answerTimes(
  workshop: Workshop,
  size: number,
  requests: readonly LoadRequest[],
): Promise<Measure> {
  const databaseUrl = await peopleAndProjects(workshop, size);
  return async () => {
    const api = await startApi(databaseUrl);
    try {
      for (let time = 0; time < WARM_UPS; time += 1) await timeOf(api.url, { path: '/api/hackathons' });
      const times: number[] = [];
      for (const request of requests) times.push(await timeOf(api.url, request));
      return p95Of(times);
    } finally {
      await api.stop();
    }
  };
}

async function timeOf(origin: string, { path, headers = {} }: LoadRequest): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(origin + path, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  return performance.now() - startedAt;
}
