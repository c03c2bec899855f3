import { setTimeout as sleep } from 'node:timers/promises';
import { Load, type Tried } from './load.ts';
import type { Visitors } from './visitors.ts';

/** A call that takes longer was not answered at once. */
const AT_ONCE_MS = 1_000;
const BEFORE_MS = 3_000;

/** What was seen while something happened. */
export interface Seen {
  readonly what: string;
  readonly calls: number;
  readonly failedFirst: number;
  readonly failedAfterRetry: number;
  /** From the event until the last call that failed or was slow had ended. */
  readonly backAfterSeconds: number;
  readonly slowestSeconds: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly stale: number;
}

/** Lets people go on while something happens, and tells what they saw. */
export async function underLoad(what: string, visitors: Visitors, happen: () => Promise<void>): Promise<Seen> {
  const load = new Load(visitors.calls);
  const [acknowledged, stale] = [visitors.acknowledged.length, visitors.stale];
  load.start();
  await sleep(BEFORE_MS);
  const happenedAt = performance.now();
  await happen();
  await load.stop();
  for (const { kind, reason } of load.tried.filter(({ failures }) => failures === 2).slice(0, 3))
    console.log(`    ${kind}: ${reason}`);
  return {
    what,
    calls: load.tried.length,
    failedFirst: load.tried.filter(({ failures }) => failures > 0).length,
    failedAfterRetry: load.tried.filter(({ failures }) => failures > 1).length,
    backAfterSeconds: seconds(Math.max(0, ...load.tried.filter(isTrouble).map(({ endedAt }) => endedAt - happenedAt))),
    slowestSeconds: seconds(Math.max(0, ...load.tried.map(({ startedAt, endedAt }) => endedAt - startedAt))),
    acknowledged: visitors.acknowledged.length - acknowledged,
    lost: await visitors.countLost(),
    stale: visitors.stale - stale,
  };
}

function isTrouble({ startedAt, endedAt, failures }: Tried): boolean {
  return failures > 0 || endedAt - startedAt > AT_ONCE_MS;
}

function seconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}
