import { findFreePorts } from '@crewdeck/stack';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

/** Of one page load, as Lighthouse's mobile profile scores it: 0 to 100 each. */
export type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;

/** Scores of a page in a browser that has never been anywhere. */
export async function lighthouseScores(url: string, executablePath: string): Promise<Scores> {
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
