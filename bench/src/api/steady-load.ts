import { Agent, request } from 'node:http';
import { p95Of } from '../median.ts';
import type { LoadRequest } from './load.ts';

/** A load that comes at its own pace, however slow the answers are, as people's polls do. */
export interface SteadyLoad {
  readonly url: string;
  readonly requests: readonly LoadRequest[];
  readonly requestsPerSecond: number;
  readonly seconds: number;
}

/** Milliseconds of 95 of 100 requests at most, from when each was due. */
export interface SteadyOutcome {
  /** Until the answer; a request without a good one is endless. */
  readonly p95: number;
  /** Until it was sent: what the machine took from the load itself, which no server can make up for. */
  readonly late: number;
}

const LONGEST_MS = 5_000;
/** As a proxy in front has them. */
const CONNECTIONS = 128;

export async function steadily({ url, requests, requestsPerSecond, seconds }: SteadyLoad): Promise<SteadyOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const count = Math.round(requestsPerSecond * seconds);
  const startedAt = performance.now();
  const times: Promise<number>[] = [];
  const delays: number[] = [];
  while (times.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - startedAt) / 1000) * requestsPerSecond) + 1);
    for (let number = times.length; number < due; number += 1) {
      const next = requests[number % requests.length];
      if (!next) throw new Error('There is nothing to send.');
      const dueAt = startedAt + (number / requestsPerSecond) * 1000;
      delays.push(performance.now() - dueAt);
      times.push(timeOf(url, next, agent, dueAt));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const answered = await Promise.all(times);
  agent.destroy();
  return { p95: p95Of(answered), late: p95Of(delays) };
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
