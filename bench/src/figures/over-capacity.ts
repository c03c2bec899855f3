import { setTimeout as sleep } from 'node:timers/promises';
import { underLoad } from '../api/load.ts';
import type { Figure } from '../figure.ts';
import { runningStack } from '../systems.ts';

const CALL = { path: '/api/projects?limit=20' };
const requests = [CALL];
const TIMES_CAPACITY = 10;
const CONNECTIONS = 2_000;
const SECONDS = 5;
const READINESS_EVERY_MS = 200;
/** Everything a call may be told then; each refusal in the shape of the contract. */
const ALLOWED = ['200', '429', '503'];

/**
 * Ten times of what edge and API answer, on 2,000 connections: the longest that anybody who asks for readiness waits
 * meanwhile, and that a call takes right after it.
 */
export const overCapacity: Figure = {
  name: 'over-capacity',
  unit: 'ms',
  goals: [{ of: 'ours', atMost: 1_000 }],
  limitMinutes: 3,
  sides: async (workshop) => {
    const { url } = await runningStack(workshop);
    const capacity = await underLoad({ url, requests, connections: 32, seconds: SECONDS });
    return { ours: () => longestWait(url, capacity.requestsPerSecond * TIMES_CAPACITY), baseline: null };
  },
};

/** @throws Error when a call got no answer, or one that the contract does not know */
async function longestWait(url: string, requestsPerSecond: number): Promise<number> {
  let isOver = false;
  const load = { url, requests, connections: CONNECTIONS, seconds: SECONDS, requestsPerSecond };
  const loading = underLoad(load).finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  while (!isOver) {
    waits.push(await timeOf(`${url}/api/health/ready`));
    await sleep(READINESS_EVERY_MS);
  }
  const { statuses } = await loading;
  const others = Object.keys(statuses).filter((status) => !ALLOWED.includes(status));
  if (others.length > 0) throw new Error(`It answered ${JSON.stringify(statuses)}.`);
  return Math.max(...waits, await timeOf(url + CALL.path));
}

async function timeOf(address: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`);
  return performance.now() - startedAt;
}
