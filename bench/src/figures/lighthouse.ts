import { findFreePorts } from '@crewdeck/stack';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { Figure } from '../figure.ts';
import { median } from '../median.ts';
import { runningStack } from '../systems.ts';
import type { Workshop } from '../workshop.ts';

const LOADS = 5;
const REST = ['accessibility', 'best-practices', 'seo'] as const;
const PAGES = ['/', '/explore', '/explore-projects', '/explore-hackathons', '/sign-in'];

/** 0 to 100 each, as Lighthouse's mobile profile has it. */
type Scores = Record<'performance' | (typeof REST)[number], number>;

/** Of the seven pages that visitors come to, the lowest score; each page's is the median of five loads. */
export const lighthousePerformance = lowestOf('lighthouse-performance', 95, ({ performance }) => performance);
export const lighthouseRest = lowestOf('lighthouse-rest', 100, (scores) =>
  Math.min(...REST.map((name) => scores[name])),
);

function lowestOf(name: string, atLeast: number, pick: (scores: Scores) => number): Figure {
  return {
    name,
    unit: 'points',
    goals: [{ of: 'ours', atLeast }],
    sides: async (workshop) => {
      const pages = await scoresOfPages(workshop);
      const lowest = Math.min(...pages.map((loads) => median(loads.map(pick))));
      return { ours: async () => lowest, baseline: null };
    },
  };
}

/** Both figures are of the same loads. */
function scoresOfPages(workshop: Workshop): Promise<Scores[][]> {
  return workshop.once('scores of pages', async () => {
    const { url } = await runningStack(workshop);
    const paths = [
      ...PAGES,
      await firstOf(url, '/api/users', '/people'),
      await firstOf(url, '/api/projects', '/projects'),
    ];
    const pages: Scores[][] = [];
    for (const path of paths) {
      const loads: Scores[] = [];
      while (loads.length < LOADS) loads.push(await scoresOf(url + path, workshop.chromium));
      pages.push(loads);
    }
    return pages;
  });
}

async function firstOf(origin: string, list: string, folder: string): Promise<string> {
  const [first] = (await (await fetch(`${origin}${list}?limit=1`)).json()) as { id: string }[];
  if (!first) throw new Error(`${list} is empty.`);
  return `${folder}/${first.id}`;
}

/** In a browser that has never been anywhere. */
async function scoresOf(url: string, executablePath: string): Promise<Scores> {
  const { edge: port } = await findFreePorts();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse says nothing of ${url}.`);
    const { categories } = result.lhr;
    const scoreOf = (name: keyof Scores) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    };
  } finally {
    await browser.close();
  }
}
