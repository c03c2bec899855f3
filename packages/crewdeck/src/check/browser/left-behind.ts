import type { CDPSession, Page } from 'playwright-core';

const WARM_UP = 3;
const ROUNDS = 10;
/** Fewer than one page's worth in all, where a leak would hold ten. */
const MOST_NODES = 300;
const MOST_LISTENERS = 50;

/** What ten visits to a page leave in the browser, as sentences. */
export async function leftBehind(page: Page, path: string): Promise<string[]> {
  const title = (await page.getByRole('heading', { level: 1 }).first().textContent())?.trim() ?? '';
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await visit(page, path, title, WARM_UP);
  const before = await countsOf(client);
  await visit(page, path, title, ROUNDS);
  const after = await countsOf(client);
  return [
    ...sentenceOf(after.nodes - before.nodes, MOST_NODES, `${path} keeps elements of pages that were left`),
    ...sentenceOf(after.listeners - before.listeners, MOST_LISTENERS, `${path} keeps listening after it was left`),
  ];
}

function sentenceOf(count: number, most: number, text: string): string[] {
  return count > most ? [`${text}: ${count} after ${ROUNDS} visits.`] : [];
}

/** By links, without loading the document again. */
async function visit(page: Page, path: string, title: string, times: number): Promise<void> {
  for (let round = 0; round < times; round++) {
    await go(page, path);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).first().waitFor();
    await go(page, '/');
    await page.getByRole('heading', { level: 1, name: title, exact: true }).first().waitFor({ state: 'detached' });
  }
}

/** As a link does it. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

async function countsOf(client: CDPSession): Promise<{ nodes: number; listeners: number }> {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const figureOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: figureOf('Nodes'), listeners: figureOf('JSEventListeners') };
}
