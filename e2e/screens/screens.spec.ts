import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { ADA, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { OPEN_ROUTES, SIGNED_IN_ROUTES, SIGNED_OUT_ROUTES } from './routes.ts';

// These pages are long, and a trace of each would take longer than the test.
test.use({ trace: 'off' });

const VARIANTS = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

interface Screen {
  path: string;
  heading: string | RegExp;
}

async function expectGoodScreen(page: Page, { path, heading }: Screen, variant: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.screenshot({ path: `artifacts/screens/${variant}${path.replace('/', '-')}.png`, fullPage: true });

  // Contrast depends on the theme, everything else on the width; the fourth combination could find nothing new.
  if (!variant.startsWith('390-dark')) await expectNoViolation(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

for (const { width, height, colorScheme } of VARIANTS) {
  const variant = `${width}-${colorScheme}`;

  test.describe(`at ${width} px in ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    test.setTimeout(300_000);

    test('every page for visitors is whole, accessible and no wider than the screen', async ({ page }) => {
      for (const screen of [...OPEN_ROUTES, ...SIGNED_OUT_ROUTES]) await expectGoodScreen(page, screen, variant);
    });

    test('every page for members is whole, accessible and no wider than the screen', async ({ page }) => {
      await signIn(page, ADA);
      for (const screen of [...OPEN_ROUTES, ...SIGNED_IN_ROUTES])
        await expectGoodScreen(page, screen, `${variant}-ada`);
    });
  });
}

test('the messages page says only what it has to', async ({ page }) => {
  await page.goto('/messages');
  await expect(page.getByRole('main')).toHaveText('messages Page (Home)');
});
