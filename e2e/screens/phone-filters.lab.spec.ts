import { PHONE } from '../support/good-page.ts';
import { expect, test } from '../support/test.ts';

test('on a phone, a search box shows its whole placeholder beside filters that are set', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of [
    '/explore-hackathons?tech=Go',
    '/explore-projects?difficulty=Beginner',
    '/explore?level=Senior',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Filters 1' })).toBeVisible();
    const room = await page.getByRole('searchbox').evaluate((box: HTMLInputElement) => {
      const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(box);
      const drawing = document.createElement('canvas').getContext('2d');
      if (!drawing) throw new Error('No text can be measured.');
      Object.assign(drawing, { font, letterSpacing });
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      return box.clientWidth - padding - drawing.measureText(box.placeholder).width;
    });
    expect.soft(room, path).toBeGreaterThanOrEqual(0);
  }
});
