import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { delayApi } from '../support/faults.ts';
import { expectGoodLayout } from '../support/layout.ts';
import { layoutShiftOf, MOST_SHIFT, watchLayoutShift } from '../support/layout-shift.ts';
import { openCountingFiles } from '../support/page-load.ts';
import { ADA, OPS, signIn } from '../support/people.ts';
import { takePictures } from '../support/picture.ts';
import { expectReadable, expectToPrintWell } from '../support/reading.ts';
import { reportCounts, reportsSince } from '../support/registry.ts';
import { OPEN_ROUTES, OPS_ROUTES, openPlaces, SIGNED_IN_ROUTES, SIGNED_OUT_ROUTES } from '../support/routes.ts';
import { expectGoodSizes } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { watch } from '../support/watched-context.ts';

/** Pages that the shell draws itself. */
const OF_THE_SHELL: readonly string[] = [
  '/',
  '/account',
  ...OPS_ROUTES.map(({ path }) => path),
  ...SIGNED_OUT_ROUTES.map(({ path }) => path),
];

const PHONE_WIDTH = 390;

/**
 * Each page is opened at the first width of a device, and then only the window changes. What is new on a phone is how a
 * page comes to its place, and its menu: colours, what members see beyond visitors, and how a page reads zoomed, with wide text and
 * on paper, have been looked at on the desk.
 */
const PHONE = { width: PHONE_WIDTH, height: 844 };
const DESK = { width: 1280, height: 900 };
/** Their start page begins with what waits for them, above the landing page. */
const OF_MEMBERS = { heading: 'Home' };
const IS_LAB = Boolean(process.env.CREWDECK_LABS);
const DEVICES = [
  {
    name: 'a desk',
    tag: [],
    sizes: IS_LAB ? [DESK, { width: 1920, height: 1080 }, { width: 768, height: 1024 }, PHONE] : [DESK, PHONE],
    themes: ['dark', 'light'],
    openToMembers: OPEN_ROUTES.map((route) => ({ ...route, ...(route.path === '/' && OF_MEMBERS), isMoreLater: true })),
    // Members see nearly all of it on a desk, and visitors on a phone.
    isAllForVisitors: IS_LAB,
    isRead: IS_LAB,
  },
  {
    name: 'a phone',
    tag: ['@lab'],
    sizes: [PHONE],
    themes: [],
    openToMembers: [],
    isAllForVisitors: true,
    isRead: false,
  },
] as const;

interface Screen {
  path: string;
  heading: string | RegExp;
  /** What members see beyond visitors is loaded after the rest. */
  isMoreLater?: boolean;
}

/** Nothing in it jumps, and it fetches early exactly what it needs of its module, and nothing of it twice. */
async function openWell(page: Page, { path, heading, isMoreLater = false }: Screen): Promise<void> {
  const { requested, announced } = await openCountingFiles(page, path, heading);
  expect.soft(requested, path).toEqual(isMoreLater ? expect.arrayContaining(announced) : announced);
  expect.soft(new Set(requested).size, path).toBe(requested.length);
  if (OF_THE_SHELL.includes(path)) expect.soft(announced, path).toEqual([]);
  else expect.soft(announced.length, path).toBeGreaterThan(0);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  const { score, moved } = await layoutShiftOf(page);
  expect.soft(score, `${path} moved ${moved.join('\n')}`).toBeLessThan(MOST_SHIFT);
}

for (const { name, tag, sizes, themes, openToMembers, isAllForVisitors, isRead } of DEVICES) {
  test.describe(`on ${name}`, { tag: [...tag] }, () => {
    test.use({ viewport: sizes[0] });
    test.setTimeout(300_000);

    async function expectGoodScreen(page: Page, screen: Screen, who: string): Promise<void> {
      await page.setViewportSize(sizes[0]);
      await openWell(page, screen);
      const picture = `${who}${screen.path.replaceAll('/', '-')}`;
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectGoodLayout(page);
        if (size.width === PHONE_WIDTH) await expectGoodSizes(page);
        await takePictures(page, `screens/${size.width}${picture}`);
      }
      // Wider or narrower, axe would find the same.
      await page.setViewportSize(sizes[0]);
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolation(page);
      }
      if (isRead) await expectReadable(page, picture);
    }

    /** One after the other in one tab, each by a page load. None of them is told of as anything but good. */
    async function expectGoodScreens(page: Page, screens: readonly Screen[], who = ''): Promise<void> {
      const [{ warnings }, before] = [watch(page.context()), await reportCounts()];
      for (const screen of screens) await expectGoodScreen(page, screen, who);
      expect((await reportsSince(before)).others).toEqual([]);
      expect(warnings).toEqual([]);
    }

    test.beforeEach(async ({ page }) => {
      await page.clock.install();
      await watchLayoutShift(page);
      await delayApi(page);
    });

    test('every page for visitors is whole, accessible and no wider than the screen', async ({ page }) => {
      const open = isAllForVisitors ? [...OPEN_ROUTES, ...(await openPlaces())] : OPEN_ROUTES.slice(0, 1);
      await expectGoodScreens(page, [...open, ...SIGNED_OUT_ROUTES]);
    });

    test('every open page is whole, accessible and no wider than the screen, for members', async ({ page }) => {
      await signIn(page, ADA);
      const places = (await openPlaces()).map((place) => ({ ...place, isMoreLater: true }));
      await expectGoodScreens(page, [...openToMembers, ...places], '-ada');
    });

    test("every page of members' own is whole, accessible and no wider than the screen", async ({ page }) => {
      await signIn(page, ADA);
      await expectGoodScreens(page, SIGNED_IN_ROUTES, '-ada');
    });

    test('every page of what people report is whole, accessible and no wider than the screen, for ops', async ({
      page,
    }) => {
      await signIn(page, OPS);
      for (const screen of OPS_ROUTES) await expectGoodScreen(page, screen, '-ops');
    });
  });
}

test('an open project is printed alone and in full', { tag: '@lab' }, async ({ page }) => {
  await signIn(page, ADA);
  await page.goto('/my-projects');
  await page.getByRole('button', { name: 'View' }).first().click();
  await expect(page.getByRole('dialog').getByText('Pending invites')).toBeVisible();
  await expectToPrintWell(page, 'project');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeHidden();
});

test('the messages page says only what it has to', async ({ page }) => {
  await page.goto('/messages');
  await expect(page.getByRole('main')).toHaveText('messages Page (Home)');
});
