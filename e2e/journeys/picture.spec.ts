import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { DESK, expectGoodPage, PHONE, pageOf } from '../support/good-page.ts';
import { aMember, aProjectOf, theOps } from '../support/members.ts';
import { theSystem } from '../support/system.ts';
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
  await section.getByRole('button', { name: 'Add a picture' }).click();
  const dialog = adasPage.getByRole('dialog', { name: 'Your picture' });
  await expect(dialog.getByRole('button', { name: 'Save picture' })).toBeDisabled();
  await expect(dialog.getByText('You can drop one here too.')).toBeVisible();
  const developerTools = await adasPage.context().newCDPSession(adasPage);
  await developerTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect(dialog.getByText('You can drop one here too.')).toBeHidden();
  await expect(dialog.getByText('JPEG, PNG or WebP, of any size.')).toBeVisible();
  await developerTools.detach();
  await dialog.getByLabel('Choose a picture').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('No picture at all'),
  });
  await expect(dialog.getByText("We couldn't read this picture.")).toBeVisible();

  await dialog.getByLabel('Choose a picture').setInputFiles(FILE);
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

  await adasPage.setViewportSize(PHONE);
  const remove = section.getByRole('button', { name: 'Remove picture' });
  const change = await section.getByRole('button', { name: 'Change picture' }).boundingBox();
  expect((await remove.boundingBox())?.x).toBe(change?.x);
  await remove.click();
  await expect(adasPage.getByText('Picture removed.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Add a picture' })).toBeFocused();
  await gracesPage.goto(`/people/${ada.profileId}`);
  await expect(gracesPage.getByRole('heading', { name: ada.name })).toBeVisible();
  await expect(gracesPage.locator('img[src^="/api/pictures/"]')).toHaveCount(0);
});

/** By the dialog that a button opens. */
async function choosePicture(page: Page, button: string, title: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Choose a picture').setInputFiles(FILE);
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(dialog).toHaveCount(0);
}

test('an owner gives a project its cover and an organiser an event its banner, and everybody sees both', {
  tag: '@lab',
}, async ({ browser, page: visitor }) => {
  const ada = await aMember('Ada');
  const { id } = await aProjectOf(ada);
  const [hackathon] = await (await fetch(`${theSystem().url}/api/hackathons`)).json();
  await (await theOps()).send('PUT', `/api/hackathons/${hackathon.id}/organisers/${ada.uid}`, {});
  const page = await pageOf(browser, ada, DESK);
  const cover = (on: Page) => on.locator('main img[src^="/api/pictures/"]').first();
  const widthOf = (picture: Locator) => picture.evaluate((element: HTMLImageElement) => element.naturalWidth);

  for (const [own, address, button, title] of [
    [`/projects/${id}?tab=manage`, `/projects/${id}`, 'Add a cover', 'Project cover'],
    [`/hackathons/${hackathon.id}/organise?tab=details`, `/hackathons/${hackathon.id}`, 'Add a banner', 'Event banner'],
  ] as const) {
    await page.goto(own);
    await choosePicture(page, button, title);
    await visitor.goto(address);
    await expect.poll(() => widthOf(cover(visitor))).toBeGreaterThan(KEPT_SIDE);
    await expectGoodPage(visitor);
  }

  await page.getByRole('button', { name: 'Remove banner' }).click();
  await expect(page.getByRole('button', { name: 'Add a banner' })).toBeFocused();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cover(visitor)).toHaveCount(0);
  await page.context().close();
});
