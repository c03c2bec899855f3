import type { Page } from '@playwright/test';
import { expectGoodLayout } from '../support/layout.ts';
import { ADA, signIn } from '../support/people.ts';
import { takePicture } from '../support/picture.ts';
import { expect, test } from '../support/test.ts';
import { OPEN_ROUTES, openPlaces, SIGNED_IN_ROUTES, SIGNED_OUT_ROUTES } from './routes.ts';

/** A window of 1280 x 1024, zoomed: to a window it is the same as being smaller (WCAG 1.4.4 and 1.4.10). */
const AT_200_PERCENT = { width: 640, height: 512 };
const AT_400_PERCENT = { width: 320, height: 256 };
/** Within the margins of A4. */
const PAPER = { width: 720, height: 1020 };
/** What a reader may ask for (WCAG 1.4.12). A constructed sheet, because the content security policy refuses others. */
const WIDE_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

// On paper the dark theme is the one that could go wrong.
test.use({ colorScheme: 'dark' });
test.setTimeout(180_000);

async function expectToFitZoomed(page: Page): Promise<void> {
  for (const size of [AT_200_PERCENT, AT_400_PERCENT]) {
    await page.setViewportSize(size);
    await expectGoodLayout(page);
  }
}

async function expectToTakeWideText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, WIDE_TEXT);
  await expectGoodLayout(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

async function expectToPrintWell(page: Page, name: string): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  for (const role of ['navigation', 'contentinfo', 'button', 'search', 'alert'] as const) {
    await expect.soft(page.getByRole(role).filter({ visible: true }), `${role} in print of ${name}`).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  expect.soft(await inkOf(page)).toEqual({ isTextDark: true, isPaperBare: true });
  await expectGoodLayout(page);
  await takePicture(page, `print/${name}`);
  await page.emulateMedia({ media: 'screen' });
}

function inkOf(page: Page): Promise<{ isTextDark: boolean; isPaperBare: boolean }> {
  return page.evaluate(() => {
    const probe = document.createElement('canvas').getContext('2d');
    if (probe) probe.fillStyle = getComputedStyle(document.body).color;
    probe?.fillRect(0, 0, 1, 1);
    const [red = 255] = probe?.getImageData(0, 0, 1, 1).data ?? [];
    const backgrounds = [document.documentElement, document.body].map((each) => getComputedStyle(each).backgroundColor);
    return { isTextDark: red < 90, isPaperBare: backgrounds.every((colour) => colour === 'rgba(0, 0, 0, 0)') };
  });
}

async function expectReadable(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expectToFitZoomed(page);
  await expectToTakeWideText(page);
  await expectToPrintWell(page, path.replaceAll('/', '') || 'landing');
}

test('every page for visitors reads at 200 and 400 %, with wide text, and on paper', async ({ page }) => {
  const screens = [...OPEN_ROUTES, ...(await openPlaces()), ...SIGNED_OUT_ROUTES];
  for (const { path } of screens) await expectReadable(page, path);
});

test('every page for members reads at 200 and 400 %, with wide text, and on paper', async ({ page }) => {
  await signIn(page, ADA);
  for (const { path } of SIGNED_IN_ROUTES) await expectReadable(page, path);
});

test('an open project is printed alone and in full', async ({ page }) => {
  await signIn(page, ADA);
  await page.goto('/my-projects');
  await page.getByRole('button', { name: 'View' }).last().click();
  await expect(page.getByRole('dialog').getByText('Pending invites')).toBeVisible();
  await expectToPrintWell(page, 'project');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeHidden();
});
