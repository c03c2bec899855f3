import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { DESK, expectGoodPage, PHONE, pageOf } from '../support/good-page.ts';
import { aMember } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const FILE = fileURLToPath(new URL('../../edge/public/apple-touch-icon.png', import.meta.url));
const KEPT_SIDE = 256;

/** That the bytes have come, and not only the element. */
const expectDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(KEPT_SIDE);

test('somebody cuts their picture by keyboard and saves it, another person sees it, and once it is removed nobody does', async ({
  browser,
}) => {
  const [ada, grace] = [await aMember('Ada'), await aMember('Grace')];
  const [adasPage, gracesPage] = [await pageOf(browser, ada, DESK), await pageOf(browser, grace, PHONE)];

  await adasPage.goto('/create-profile');
  const section = adasPage.getByRole('region', { name: 'Your Picture' });
  await expectGoodPage(adasPage);
  await section.getByRole('button', { name: 'Add a picture' }).click();
  const dialog = adasPage.getByRole('dialog', { name: 'Your picture' });
  await expect(dialog.getByRole('button', { name: 'Save picture' })).toBeDisabled();
  await dialog.getByLabel('Picture file').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('No picture at all'),
  });
  await expect(dialog.getByText("We couldn't read this picture.")).toBeVisible();

  await dialog.getByLabel('Picture file').setInputFiles(FILE);
  await expect(dialog.getByText("We couldn't read this picture.")).toHaveCount(0);
  await dialog.getByLabel('Zoom').focus();
  for (let step = 0; step < 5; step += 1) await adasPage.keyboard.press('ArrowRight');
  await expect(dialog.getByLabel('Zoom')).toHaveValue('1.5');
  await expectGoodPage(adasPage);
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(adasPage.getByText('Picture saved.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectDrawn(section.locator('img'));

  await gracesPage.goto(`/people/${ada.profileId}`);
  await expectDrawn(gracesPage.locator('header img[src^="/api/pictures/"]'));
  await expectGoodPage(gracesPage);
  await gracesPage.goto(`/explore?search=${encodeURIComponent(ada.name)}`);
  await expectDrawn(gracesPage.locator('main img[src^="/api/pictures/"]').first());

  await section.getByRole('button', { name: 'Remove picture' }).click();
  await expect(adasPage.getByText('Picture removed.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Add a picture' })).toBeFocused();
  await gracesPage.goto(`/people/${ada.profileId}`);
  await expect(gracesPage.getByRole('heading', { name: ada.name })).toBeVisible();
  await expect(gracesPage.locator('img[src^="/api/pictures/"]')).toHaveCount(0);
});
