import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure, Sides } from './figure.ts';
import { type Pair, type Result, resultOf } from './result.ts';
import type { Workshop } from './workshop.ts';

const FEWEST_PAIRS = 5;
const MS_PER_MINUTE = 60_000;
/** For builds, the start of both systems and a million rows, on a slow machine. */
const PREPARATION_LIMIT_MS = 25 * MS_PER_MINUTE;

/**
 * Prepares a figure, then measures both sides in turns, so that a machine that gets slower meanwhile gets so for both. The
 * first pair warms up and doesn't count.
 *
 * @param say is told what begins, and how long the preparation took
 * @throws Error when the preparation takes longer than 25 minutes, or the measurement longer than its limit
 */
export async function measureFigure(
  figure: Figure,
  workshop: Workshop,
  say: (progress: string) => void,
): Promise<Result> {
  const { name, limitMinutes } = figure;
  const startedAt = performance.now();
  say(`${name}: preparing …`);
  const sides = await within(PREPARATION_LIMIT_MS, `Preparing ${name}`, () => figure.sides(workshop));
  say(`${name}: prepared in ${secondsSince(startedAt)}, measuring …`);
  return within(limitMinutes * MS_PER_MINUTE, name, (signal) => measurePairs(figure, sides, signal));
}

export function secondsSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

async function within<T>(limitMs: number, what: string, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const clock = new AbortController();
  const tooLong = sleep(limitMs, undefined, { signal: clock.signal }).then(() => {
    throw new Error(`${what} took longer than ${Math.round(limitMs / 1000)} s.`);
  });
  try {
    return await Promise.race([act(clock.signal), tooLong]);
  } finally {
    clock.abort();
    tooLong.catch(() => undefined);
  }
}

async function measurePairs(figure: Figure, sides: Sides, signal: AbortSignal): Promise<Result> {
  await measurePair(sides, true);
  const pairs: Pair[] = [];
  while (pairs.length < FEWEST_PAIRS) {
    signal.throwIfAborted();
    pairs.push(await measurePair(sides, pairs.length % 2 === 0));
  }
  return resultOf(figure, pairs);
}

/** Which side goes first changes from pair to pair: the second one may find something warm. */
async function measurePair({ ours, baseline }: Sides, oursFirst: boolean): Promise<Pair> {
  if (!baseline) return { ours: await ours(), baseline: null };
  if (oursFirst) {
    const first = await ours();
    return { ours: first, baseline: await baseline() };
  }
  const first = await baseline();
  return { ours: await ours(), baseline: first };
}
