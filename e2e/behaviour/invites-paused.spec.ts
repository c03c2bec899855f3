import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { DESK, PHONE } from '../support/good-page.ts';
import { aMember, aProjectOf } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { takePicture, takePictures } from '../support/picture.ts';
import { expectGoodSizes } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const MS_PER_DAY = 86_400_000;

const until = new Date(Date.now() + 30 * MS_PER_DAY);
const day = until.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

async function pause(page: Page, value: string): Promise<void> {
  await page.goto('/create-profile');
  await page.getByLabel('Pause invites until').fill(value);
  await takePicture(page, `pause-editor-${page.viewportSize()?.width}`);
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
}

// A browser logs the refusal by itself.
test.use({ mayLogErrors: true, viewport: PHONE });

test('somebody who takes no invites until a day is shown with it, and takes them again once they lift it', {
  tag: '@lab',
}, async ({ page, browser, baseURL }) => {
  const [sender, receiver] = [await aMember('Sender'), await aMember('Receiver')];
  await aProjectOf(sender);
  const receivers = await browser.newPage({ baseURL, viewport: DESK });
  await signIn(receivers, receiver);
  await signIn(page, sender);
  const card = `/explore?search=${encodeURIComponent(receiver.name)}`;
  await page.goto(card);
  await page.getByRole('button', { name: 'Invite to Collaborate' }).click();
  await page.getByLabel('Role').fill('Designer');

  await pause(receivers, until.toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Send Invite' }).click();

  const refusal = page.getByRole('dialog').getByRole('alert');
  await expect(refusal).toHaveText(`${receiver.name} isn't taking invites until ${day}.`);
  await takePicture(page, 'no-invites-dialog');
  await page.goto(card);
  await expect(page.getByText(`Not taking invites until ${day}.`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite to Collaborate' })).toHaveCount(0);
  await expectNoViolation(page);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await expectGoodSizes(page);
    await takePictures(page, `no-invites-${size.width}`);
  }

  await pause(receivers, '');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Invite to Collaborate' })).toBeVisible();
  await receivers.close();
});
