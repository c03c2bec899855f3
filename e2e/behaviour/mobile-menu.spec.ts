import type { Page } from '@playwright/test';
import { expectNoViolationInThemes } from '../support/axe.ts';
import { expectGoodLayout } from '../support/layout.ts';
import { ADA, signIn, signInByForm } from '../support/people.ts';
import { takePictures } from '../support/picture.ts';
import { toast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

const SIGN_OUT = { name: 'Sign Out' };

test.use({ viewport: { width: 390, height: 844 } });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
}

/** What stands at a point of the window, beside the menu. */
const BESIDE = { x: 8, y: 700 };

test('the menu closes by Escape, a press outside, a page that is chosen and a step back, and the focus goes on', {
  tag: '@lab',
}, async ({ page }) => {
  await page.goto('/explore-projects');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  for (const stops of [0, 1, 5]) {
    await openMenu(page);
    for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  }
  await openMenu(page);
  await page.mouse.click(BESIDE.x, BESIDE.y);
  await expect(menu(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
  await expect(page).toHaveURL(/\/explore-projects$/);

  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Explore Users' }).click();
  await expect(page.getByRole('main', { name: 'Explore Users' })).toBeFocused();
  await expect(menu(page)).toHaveCount(0);
  await openMenu(page);
  await page.goBack();
  await expect(page.getByRole('main', { name: 'Explore Projects' })).toBeFocused();
  await expect(menu(page)).toHaveCount(0);

  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Messages Soon' }).click();
  await expect(toast(page, 'Messages feature coming soon!')).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
});

test('the page behind the menu neither scrolls nor takes the focus', { tag: '@lab' }, async ({ page }) => {
  await page.goto('/');
  await openMenu(page);
  for (const { x, y } of [BESIDE, { x: 250, y: 400 }]) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 600);
  }
  await page.keyboard.press('PageDown');
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('signing out takes the menu first, and asks when a form would be lost', { tag: '@lab' }, async ({ page }) => {
  await signIn(page, ADA);
  await page.goto('/create-profile');
  await page.getByLabel('Short Bio').fill('Not saved yet.');
  await expect(page.getByRole('banner').getByRole('button', SIGN_OUT)).toBeHidden();
  await openMenu(page);
  await page.getByRole('button', SIGN_OUT).click();
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('the open menu is whole and accessible, for visitors and members', { tag: '@lab' }, async ({ page }) => {
  for (const who of ['visitor', 'member']) {
    if (who === 'member') await signInByForm(page, ADA);
    await page.goto('/messages');
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await openMenu(page);
      await expectGoodLayout(page);
      await takePictures(page, `screens/${width}-menu-${who}`);
      // That of visitors is looked at with the other menus.
      if (width === 390 && who === 'member') await expectNoViolationInThemes(page);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);
    }
  }
});

test('a member reaches the places they visit most at the bottom of a phone, and a wider window has no such bar', async ({
  page,
}) => {
  await signIn(page, ADA);
  await page.goto('/post-project');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await expect(bar).toBeInViewport();
  const send = page.getByRole('main').getByRole('button', { name: 'Post Project' });
  const [barBox, sendBox] = [await bar.boundingBox(), await send.boundingBox()];
  expect((sendBox?.y ?? 0) + (sendBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  await bar.getByRole('link', { name: 'Teams' }).click();
  await expect(page).toHaveURL(/\/collaborations$/);
  await expect(bar.locator('[aria-current=page]')).toHaveText('Teams');
  await expectNoViolationInThemes(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(bar).toHaveCount(0);
});
