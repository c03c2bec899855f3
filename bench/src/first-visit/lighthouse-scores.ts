import { once } from 'node:events';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

/** Of one page load, as Lighthouse's mobile profile scores it: 0 to 100 each. */
export type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;

/** Scores of a page in a browser that has never been anywhere. */
export async function lighthouseScores(url: string, executablePath: string): Promise<Scores> {
  const port = await freePort();
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
