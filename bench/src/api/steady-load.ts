import { Agent, request } from 'node:http';
import type { LoadRequest } from './load.ts';

/** A load that comes at its own pace, however slow the answers are, as people's polls do. */
export interface SteadyLoad {
  readonly url: string;
  readonly requests: readonly LoadRequest[];
  readonly requestsPerSecond: number;
  readonly seconds: number;
}

/** Milliseconds of 95 of 100 requests at most, from when each was due; a request without a good answer is an endless one. */
export interface SteadyOutcome {
  readonly p95: number;
}

const SHARE = 0.95;
const LONGEST_MS = 5_000;
/** As a proxy in front has them. */
const CONNECTIONS = 128;

export async function steadily({ url, requests, requestsPerSecond, seconds }: SteadyLoad): Promise<SteadyOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const count = Math.round(requestsPerSecond * seconds);
  const startedAt = performance.now();
  const times: Promise<number>[] = [];
  while (times.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - startedAt) / 1000) * requestsPerSecond) + 1);
    for (let number = times.length; number < due; number += 1) {
      const next = requests[number % requests.length];
      if (next) times.push(timeOf(url, next, agent, startedAt + (number / requestsPerSecond) * 1000));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const sorted = (await Promise.all(times)).toSorted((one, other) => one - other);
  agent.destroy();
  return { p95: sorted[Math.ceil(sorted.length * SHARE) - 1] ?? Number.NaN };
}

function timeOf(url: string, { path, headers }: LoadRequest, agent: Agent, dueAt: number): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url + path, { agent, headers, timeout: LONGEST_MS }, (answer) => {
      const isGood = answer.statusCode === 200 || answer.statusCode === 304;
      answer.resume().once('end', () => resolve(isGood ? performance.now() - dueAt : Number.POSITIVE_INFINITY));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve(Number.POSITIVE_INFINITY)).end();
  });
}
