import type { Page } from '@playwright/test';

/**
 * Takes a picture of the whole page into `artifacts/`, where `PICTURES` asks for it: nobody looks at hundreds of them
 * after each run, and they take longer than the tests.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  // Ends what a change of the theme has set off: a colour on its way is neither here nor there.
  await page.screenshot({ path: `artifacts/${name}.png`, fullPage: true, animations: 'disabled' });
}

/** One in each theme. */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await takePicture(page, `${name}-${colorScheme}`);
  }
}
