import { aMember, type Member } from '../support/members.ts';
import { signIn, signInHere } from '../support/people.ts';
import { expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

const pageOf = ({ profileId }: Member) => `/people/${profileId}`;

test('a visitor who wants to report a person signs in, is back at the report, and sends it', { tag: '@lab' }, async ({
  page,
}) => {
  const [reporter, reported] = [await aMember('Reporter'), await aMember('Spammer')];
  await page.goto(pageOf(reported));
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Report' }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await signInHere(page, reporter);

  const dialog = page.getByRole('dialog', { name: `Report ${reported.name}` });
  await dialog.getByLabel("What's wrong?").selectOption('Spam or advertising');
  await dialog.getByLabel('What happened?').fill('It is an advertisement.');
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await page.getByRole('dialog').getByText('Close', { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${pageOf(reported)}$`));
});

test('a person who is blocked is no longer found, until the block is taken back in the account', async ({ page }) => {
  const [blocker, blocked] = [await aMember('Blocker'), await aMember('Blocked')];
  await signIn(page, blocker);
  await page.goto(pageOf(blocked));
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expectToast(page, `You've blocked ${blocked.name}.`);
  const search = `/explore?search=${encodeURIComponent(blocked.name)}`;
  await page.goto(search);
  await expect(page.getByText('No users found.')).toBeVisible();

  await page.goto('/account');
  await page.getByRole('button', { name: `Unblock ${blocked.name}` }).click();
  await expect(page.getByText("You haven't blocked anyone.")).toBeVisible();
  await page.goto(search);
  await expect(page.getByRole('heading', { name: blocked.name })).toBeVisible();
});
