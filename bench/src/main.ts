import { loadavg } from 'node:os';
import { FIGURES } from './all-figures.ts';
import { chooseFigures } from './choose-figures.ts';
import type { Figure } from './figure.ts';
import { measureFigure } from './measure-figure.ts';
import { printResults } from './print-results.ts';
import type { Result } from './result.ts';
import { Workshop } from './workshop.ts';
import { writeResults } from './write-results.ts';

/** The whole run, in milliseconds. */
const LIMIT_MS = 29 * 60_000;
const INTERRUPTED = 130;

/**
 * `npm run bench`, once everything is installed and built.
 *
 * @param names of figures; none for all
 * @returns the exit code: 1 when something could not be measured. A goal that is not met is a result, not an error.
 */
export async function run(names: readonly string[], { chromium }: { chromium: string }): Promise<number> {
  const chosen = chooseFigures(FIGURES, names);
  const workshop = new Workshop(chromium);
  endOnSignals(workshop);
  const endsAt = performance.now() + LIMIT_MS;
  const results: Result[] = [];
  try {
    for (const figure of chosen) results.push(...(await measured(figure, workshop, endsAt - performance.now())));
  } finally {
    await workshop.end();
  }
  printResults(results);
  await writeResults(results);
  return results.length === chosen.length ? 0 : 1;
}

/** Nothing when it could not be measured, which is said and keeps nobody from measuring the next one. */
async function measured(figure: Figure, workshop: Workshop, leftMs: number): Promise<Result[]> {
  const startedAt = performance.now();
  console.log(`  ${figure.name} … (load ${loadavg()[0]?.toFixed(1)})`);
  try {
    const result = await measureFigure(figure, workshop, leftMs);
    console.log(`  ${figure.name}: measured in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    return [result];
  } catch (error) {
    console.error(`  ${figure.name} could not be measured:`, error);
    return [];
  }
}

function endOnSignals(workshop: Workshop): void {
  const end = () => void workshop.end().finally(() => process.exit(INTERRUPTED));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
}
