import type { Page } from '@playwright/test';
import { expectGoodLayout } from './layout.ts';
import { takePicture } from './picture.ts';
import { expect } from './test.ts';

/** A window of 1280 x 1024, zoomed: to a window it is the same as being smaller (WCAG 1.4.4 and 1.4.10). */
const AT_200_PERCENT = { width: 640, height: 512 };
const AT_400_PERCENT = { width: 320, height: 256 };
/** Within the margins of A4. */
const PAPER = { width: 720, height: 1020 };
/** What a reader may ask for (WCAG 1.4.12). A constructed sheet, because the content security policy refuses others. */
const WIDE_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

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

/** In the dark theme, which is the one that could go wrong on paper. */
export async function expectToPrintWell(page: Page, name: string): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const role of ['navigation', 'contentinfo', 'button', 'search'] as const) {
    await expect.soft(page.getByRole(role).filter({ visible: true }), `${role} in print of ${name}`).toHaveCount(0);
  }
  // What the page itself has to say is printed.
  const toasts = page.locator('[data-toasts]').filter({ visible: true });
  await expect.soft(toasts, `toasts in print of ${name}`).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  expect.soft(await inkOf(page)).toEqual({ isTextDark: true, isPaperBare: true });
  await expectGoodLayout(page);
  await takePicture(page, `print/${name}`);
  await page.emulateMedia({ media: 'screen', colorScheme: null });
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

/** Zoomed, with wide text and on paper. */
export async function expectReadable(page: Page, name: string): Promise<void> {
  await expectToFitZoomed(page);
  await expectToTakeWideText(page);
  await expectToPrintWell(page, name);
}
