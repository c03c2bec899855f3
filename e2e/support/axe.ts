import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type RunOptions = Parameters<AxeBuilder['options']>[0];
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** What a long list says again and again: most of the time would go into it. */
const REPEATED = `main li:nth-child(n + ${process.env.CREWDECK_LABS ? 13 : 5})`;

const CONTEXT = { exclude: [REPEATED] };

/**
 * Asserts that axe finds nothing to mend in what the page shows now. The theme changes nothing but colours, and what is
 * looked at in dark is looked at in light as well: so in dark only contrast is measured.
 */
export async function expectNoViolation(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => {
    // A colour that is still on its way from one theme to the other is neither here nor there.
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of passing) animation.finish();
    return matchMedia('(prefers-color-scheme: dark)').matches;
  });
  // Without what was found in order, which takes longer than the search.
  const options: RunOptions = { resultTypes: ['violations'], ...(isDark && { runOnly: ['color-contrast'] }) };
  const { violations } = await search(page, options);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Axe stays in a document once it has been brought there, which takes half as long as a search. */
async function search(page: Page, options: RunOptions): Promise<AxeResults> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // Without a blank page for the results of frames, which the product has none of.
  if (!isThere) return new AxeBuilder({ page }).options(options).exclude(REPEATED).setLegacyMode().analyze();
  return page.evaluate(([context, how]) => Reflect.get(window, 'axe').run(context, how), [CONTEXT, options] as const);
}

/** In dark, then in light. */
export async function expectNoViolationInThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolation(page);
  }
}
