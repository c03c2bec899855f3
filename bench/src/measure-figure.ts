import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure, Sides } from './figure.ts';
import { type Pair, type Result, resultOf } from './result.ts';
import type { Workshop } from './workshop.ts';

export const FEWEST_PAIRS = 5;
const MS_PER_MINUTE = 60_000;

/**
 * Measures both sides of a figure in turns, so that a machine that gets slower meanwhile gets so for both. The first pair
 * warms up and doesn't count.
 *
 * @throws Error when it takes longer than its limit, or than what is left of the run
 */
export async function measureFigure(figure: Figure, workshop: Workshop, leftMs: number): Promise<Result> {
  const endsAt = performance.now() + leftMs;
  if (figure.prepare) await within(leftMs, `Preparing ${figure.name}`, () => figure.prepare?.(workshop));
  const limit = Math.min(figure.limitMinutes * MS_PER_MINUTE, endsAt - performance.now());
  return within(limit, figure.name, (signal) => measurePairs(figure, workshop, signal));
}

async function within<T>(limitMs: number, what: string, act: (signal: AbortSignal) => T | Promise<T>): Promise<T> {
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

async function measurePairs(figure: Figure, workshop: Workshop, signal: AbortSignal): Promise<Result> {
  const sides = await figure.sides(workshop);
  await measurePair(sides, true);
  const pairs: Pair[] = [];
  const wanted = Math.max(figure.pairs ?? FEWEST_PAIRS, FEWEST_PAIRS);
  while (pairs.length < wanted) {
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
