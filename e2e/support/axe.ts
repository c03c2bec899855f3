import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What a long list says again and again: most of the time would go into it. */
const REPEATED = 'main li:nth-child(n + 13)';

/**
 * Asserts that axe finds nothing to mend in what the page shows now. The theme changes nothing but colours, and what is
 * looked at in dark is looked at in light as well: so in dark only contrast is measured.
 */
export async function expectNoViolation(page: Page): Promise<void> {
  // Without what was found in order, and without a blank page for the results of frames, which the product has none of:
  // both take longer than the search.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude(REPEATED)
    .setLegacyMode();
  const isDark = await page.evaluate(() => {
    // A colour that is still on its way from one theme to the other is neither here nor there.
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of passing) animation.finish();
    return matchMedia('(prefers-color-scheme: dark)').matches;
  });
  const { violations } = await (isDark ? axe.withRules('color-contrast') : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** In dark, then in light. */
export async function expectNoViolationInThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolation(page);
  }
}
