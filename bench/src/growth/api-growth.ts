import { pollingCrowd } from '../api/polling-crowd.ts';
import { searchTimes } from '../api/search-times.ts';
import type { SEARCHES } from '../data/search-terms.ts';
import { median } from '../median.ts';
import type { Workshop } from '../workshop.ts';

const USERS = [10_000, 20_000, 40_000, 60_000, 80_000, 100_000];
const SIZES = [1_000, 100_000, 1_000_000] as const;
const RUNS = 3;

/** Prints how long polls take the more people poll, and searches the more rows there are. */
export async function measureApiGrowth(workshop: Workshop): Promise<void> {
  console.table(await polls(workshop));
  console.table(await searches(workshop));
}

async function polls(workshop: Workshop): Promise<object[]> {
  const outcomeOf = await pollingCrowd(workshop, { size: 100_000, most: Math.max(...USERS) });
  const rows: object[] = [];
  for (const users of USERS) {
    const { p95, late } = await outcomeOf(users);
    rows.push({ users, 'p95, ms': Math.round(p95), 'sent late, ms': Math.round(late) });
  }
  return rows;
}

async function searches(workshop: Workshop): Promise<object[]> {
  const rows: object[] = [];
  for (const size of SIZES) {
    const p95 = async (what: keyof typeof SEARCHES) =>
      Math.round(await medianOf(await searchTimes(workshop, what, size)));
    rows.push({ rows: size, 'directory, p95, ms': await p95('directory'), 'projects, p95, ms': await p95('projects') });
  }
  return rows;
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < RUNS; run += 1) values.push(await measure());
  return median(values);
}
