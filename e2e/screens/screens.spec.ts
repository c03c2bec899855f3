import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { delayApi } from '../support/faults.ts';
import { expectGoodLayout } from '../support/layout.ts';
import { layoutShiftOf, MOST_SHIFT, watchLayoutShift } from '../support/layout-shift.ts';
import { ADA, OPS, signIn } from '../support/people.ts';
import { takePictures } from '../support/picture.ts';
import { expectGoodSizes } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { OPEN_ROUTES, OPS_ROUTES, openPlaces, SIGNED_IN_ROUTES, SIGNED_OUT_ROUTES } from './routes.ts';

const PHONE_WIDTH = 390;

/**
 * Each page is opened at the first width of a device, and then only the window changes. What is new on a phone is how a
 * page comes to its place, and its menu: colours, and what members see beyond visitors, have been looked at on the desk.
 */
const PHONE = { width: PHONE_WIDTH, height: 844 };
const DEVICES = [
  {
    name: 'a desk',
    sizes: [{ width: 1280, height: 900 }, { width: 1920, height: 1080 }, { width: 768, height: 1024 }, PHONE],
    themes: ['dark', 'light'],
    openToMembers: OPEN_ROUTES,
  },
  { name: 'a phone', sizes: [PHONE], themes: ['light'], openToMembers: [] },
] as const;

interface Screen {
  path: string;
  heading: string | RegExp;
}

async function openWithoutJumping(page: Page, { path, heading }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  const { score, moved } = await layoutShiftOf(page);
  expect.soft(score, `${path} moved ${moved.join('\n')}`).toBeLessThan(MOST_SHIFT);
}

for (const { name, sizes, themes, openToMembers } of DEVICES) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: sizes[0] });
    test.setTimeout(300_000);

    async function expectGoodScreen(page: Page, screen: Screen, who: string): Promise<void> {
      await page.setViewportSize(sizes[0]);
      await openWithoutJumping(page, screen);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectGoodLayout(page);
        if (size.width === PHONE_WIDTH) await expectGoodSizes(page);
        await takePictures(page, `screens/${size.width}${who}${screen.path.replaceAll('/', '-')}`);
      }
      // Wider or narrower, axe would find the same.
      await page.setViewportSize(sizes[0]);
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolation(page);
      }
    }

    test.beforeEach(async ({ page }) => {
      await watchLayoutShift(page);
      await delayApi(page);
    });

    test('every page for visitors is whole, accessible and no wider than the screen', async ({ page }) => {
      const screens = [...OPEN_ROUTES, ...(await openPlaces()), ...SIGNED_OUT_ROUTES];
      for (const screen of screens) await expectGoodScreen(page, screen, '');
    });

    test('every page for members is whole, accessible and no wider than the screen', async ({ page }) => {
      await signIn(page, ADA);
      const screens = [...openToMembers, ...(await openPlaces()), ...SIGNED_IN_ROUTES];
      for (const screen of screens) await expectGoodScreen(page, screen, '-ada');
    });

    test('every page of what people report is whole, accessible and no wider than the screen, for ops', async ({
      page,
    }) => {
      await signIn(page, OPS);
      for (const screen of OPS_ROUTES) await expectGoodScreen(page, screen, '-ops');
    });
  });
}

test('the messages page says only what it has to', async ({ page }) => {
  await page.goto('/messages');
  await expect(page.getByRole('main')).toHaveText('messages Page (Home)');
});
