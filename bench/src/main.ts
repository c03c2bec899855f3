import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { FIGURES } from './all-figures.ts';
import { ROOT } from './checkout.ts';
import type { Figure } from './figure.ts';
import { measureFirstVisit } from './first-visit/measure-first-visit.ts';
import { measureApiGrowth } from './growth/api-growth.ts';
import { measureModuleGrowth } from './growth/module-growth.ts';
import { measureMatching } from './matching/measure-matching.ts';
import { measureFigure, secondsSince } from './measure-figure.ts';
import { measurePeople } from './people/measure-people.ts';
import { printResults } from './print-results.ts';
import type { Result } from './result.ts';
import { Workshop } from './workshop.ts';

const INTERRUPTED = 130;
const RESULTS = join(ROOT, 'bench/results');

/** Printed as tables of their own, and not measured with the figures. */
const TABLES = {
  'first-visit': measureFirstVisit,
  'growth-api': measureApiGrowth,
  'growth-modules': measureModuleGrowth,
  matching: measureMatching,
  people: measurePeople,
};

/**
 * `npm run bench`, once everything is installed and built.
 *
 * @param names of figures, none for all; or one of the tables
 * @returns the exit code: 1 when something could not be measured. A goal that is not met is a result, not an error.
 */
export async function run(names: readonly string[], { chromium }: { chromium: string }): Promise<number> {
  const table = Object.entries(TABLES).find(([name]) => name === names[0])?.[1];
  const unknown = table ? [] : names.filter((name) => !FIGURES.some((figure) => figure.name === name));
  if (unknown.length > 0) {
    const known = [...FIGURES.map(({ name }) => name), ...Object.keys(TABLES)].map((name) => `  ${name}`);
    console.error(`There is no figure "${unknown.join('", "')}". There are:\n${known.join('\n')}`);
    return 1;
  }
  const workshop = new Workshop(chromium);
  endOnSignals(workshop);
  try {
    if (!table)
      return await measureAll(
        FIGURES.filter(({ name }) => names.length === 0 || names.includes(name)),
        workshop,
      );
    console.log(`  ${names[0]} …`);
    await table(workshop);
    return 0;
  } finally {
    await workshop.end();
  }
}

async function measureAll(figures: readonly Figure[], workshop: Workshop): Promise<number> {
  const results: Result[] = [];
  for (const figure of figures) {
    const startedAt = performance.now();
    try {
      const result = await measureFigure(figure, workshop, say);
      results.push(result);
      say(`${figure.name}: done after ${secondsSince(startedAt)}`);
      // Seen at once, and there also when the run is broken off.
      printResults([result]);
    } catch (error) {
      // It keeps nobody from measuring the next one.
      console.error(`  ${figure.name} could not be measured:`, error);
    }
  }
  if (results.length > 1) printResults(results);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`);
  return results.length === figures.length ? 0 : 1;
}

function say(progress: string): void {
  console.log(`  ${progress} (load ${loadavg()[0]?.toFixed(1)})`);
}

function endOnSignals(workshop: Workshop): void {
  const end = () => void workshop.end().finally(() => process.exit(INTERRUPTED));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
}
