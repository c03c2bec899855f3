import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe calls serious or worse, in the module's part of the page. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run('main', { resultTypes: ['violations'] });
    return violations.map(({ impact, help, nodes }) => ({ impact, help, html: nodes[0]?.html ?? '' }));
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ help, html }) => `${help}: ${html}`);
}
