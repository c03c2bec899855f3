import { landingPage, personPage, projectPage } from '../browser/page-load.ts';
import { median } from '../median.ts';
import { runningStack } from '../systems.ts';
import type { Workshop } from '../workshop.ts';
import { lighthouseScores, type Scores } from './lighthouse-scores.ts';

const RUNS = 5;
const GOALS: Scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const NAMES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Prints what Lighthouse's mobile profile says of the pages that visitors come to: medians of five loads, and which goals are met. */
export async function measureFirstVisit(workshop: Workshop): Promise<void> {
  const { url } = await runningStack(workshop);
  const rows: object[] = [];
  for (const path of await pathsOf(url)) rows.push({ page: path, ...(await mediansOf(url + path, workshop.chromium)) });
  console.table(rows);
}

async function pathsOf(origin: string): Promise<string[]> {
  const found = await Promise.all([landingPage(origin), personPage(origin), projectPage(origin)]);
  return [...found.map(({ path }) => path), '/explore', '/explore-projects', '/explore-hackathons', '/sign-in'];
}

async function mediansOf(url: string, chromium: string) {
  const runs: Scores[] = [];
  while (runs.length < RUNS) runs.push(await lighthouseScores(url, chromium));
  const medians = NAMES.map((name) => [name, median(runs.map((scores) => scores[name]))] as const);
  const isMet = medians.every(([name, score]) => score >= GOALS[name]);
  return { ...Object.fromEntries(medians), goals: isMet ? 'met' : 'missed' };
}
