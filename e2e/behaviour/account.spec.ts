import { readFile } from 'node:fs/promises';
import { expectNoViolation } from '../support/axe.ts';
import { expectGoodLayout } from '../support/layout.ts';
import { aMember, anInviteTo, aProjectOf } from '../support/members.ts';
import { aPerson, signIn, signInByForm, signInHere, signOut, signUp } from '../support/people.ts';
import { chooseAnotherPassword, confirmationLinkOf, mailsTo } from '../support/provider.ts';
import { expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

const ANOTHER_PASSWORD = 'battery staple horse';

test.describe('with something for the provider to refuse', () => {
  // Which a browser logs by itself.
  test.use({ mayLogErrors: true });

  test('a forgotten password is replaced by mail, and an address that nobody has reads the same and gets none', async ({
    page,
  }) => {
    const [{ email }, nobody] = [await aMember(), aPerson()];
    const answer = page.getByRole('main').getByRole('status');
    const sentence = (to: string) =>
      `If there's an account for ${to}, a link is on its way. It can take a few minutes. Check your spam folder too.`;
    await page.goto('/my-invites');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);

    await page.getByLabel('Email').fill(nobody.email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(answer).toHaveText(sentence(nobody.email));
    expect(await mailsTo(nobody.email)).toEqual([]);

    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(answer).toHaveText(sentence(email));
    await chooseAnotherPassword(email, ANOTHER_PASSWORD);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signInHere(page, { email, password: ANOTHER_PASSWORD });
    await expect(page).toHaveURL(/\/my-invites$/);
  });

  test('whoever does not know the password changes nothing, and whoever does signs in with the new one', {
    tag: '@lab',
  }, async ({ page }) => {
    const person = await aMember();
    await signIn(page, person);
    await page.goto('/account');
    const section = page.getByRole('region', { name: 'Password' });
    await section.getByLabel('Current password').fill('a guess of somebody else');
    await section.getByLabel('New password').fill(ANOTHER_PASSWORD);
    await section.getByRole('button', { name: 'Change password' }).click();
    await expect(section.getByText("That isn't your current password.")).toBeVisible();

    await section.getByLabel('Current password').fill(person.password);
    await section.getByRole('button', { name: 'Change password' }).click();
    await expectToast(page, 'Password changed.');
    await expect(section.getByLabel('New password')).toHaveValue('');
    await signOut(page);
    await signInByForm(page, { email: person.email, password: ANOTHER_PASSWORD });
  });
});

test('signing up mails a link that confirms the address; the account page says so, and sends it again', async ({
  page,
}) => {
  const person = aPerson();
  await signUp(page, person);
  await confirmationLinkOf(person.email);
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  const section = page.getByRole('region', { name: 'Email' });
  await expect(section).toContainText(person.email);
  await expect(section.getByText('Not confirmed', { exact: true })).toBeVisible();
  await section.getByRole('button', { name: 'Send me a confirmation link' }).click();
  await expectToast(page, "We've sent you a link. Open it, then come back here.");

  expect((await fetch(await confirmationLinkOf(person.email))).status).toBe(200);
  await page.reload();
  await expect(section.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(0);
});

test('everything one has can be taken along as one JSON document', { tag: '@lab' }, async ({ page }) => {
  const [person, other] = [await aMember(), await aMember()];
  const project = await aProjectOf(person);
  await anInviteTo(other, person, project);
  await signIn(page, person);
  await page.goto('/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('crewdeck-export.json');
  const everything = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(everything.profile.email).toBe(person.email);
  expect(everything.projects).toEqual([expect.objectContaining({ title: project.title })]);
  expect(everything.invitesSent).toHaveLength(1);
});

test.describe('deleting the account', () => {
  // The provider refuses a wrong password and a deleted person, which a browser logs by itself.
  test.use({ mayLogErrors: true });

  test('asks for the password, says what will happen, and leaves nothing to sign in to', async ({ page }) => {
    const person = await aMember();
    await signIn(page, person);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expectNoViolation(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectGoodLayout(page);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await dialog.getByLabel('Your password').fill('a guess of somebody else');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/password|credential/);

    await dialog.getByLabel('Your password').fill(person.password);
    // A slow phone draws the start page later than the session ends, unless somebody sees to it.
    const slowed = await page.context().newCDPSession(page);
    await slowed.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible({ timeout: 30_000 });
    await expectToast(page, 'Your account is deleted.');
    await slowed.detach();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();

    await page.goto(`/explore?search=${encodeURIComponent(person.name)}`);
    await expect(page.getByText('No users found.')).toBeVisible();
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  });
});
