import { CALLS, holdBack, refuse } from '../support/faults.ts';
import { PHONE } from '../support/good-page.ts';
import { aMember, anAccount } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expectRed, expectToast, toast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

// A browser logs refused calls by itself.
test.use({ mayLogErrors: true });

const SERVER_SENTENCE = 'Names of ships are taken.';

test('somebody without a profile is told so, led to the editor, and reads how each attempt to save it went', async ({
  page,
}) => {
  await signIn(page, await anAccount());
  const letLoad = await holdBack(page, CALLS.readProfile);
  await page.goto('/profile');
  await expect(page.getByText('Loading profile...')).toBeVisible();
  letLoad();
  await expect(page.getByText('Profile not found. Please create your profile first.')).toBeVisible();
  await expect(page).toHaveURL(/\/create-profile$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();

  await page.getByLabel('Full Name').fill('Wanda');
  const create = page.getByRole('button', { name: 'Create Profile' });
  const alert = page.getByRole('main').getByRole('alert');

  let accept = await refuse(page, CALLS.createProfile, 500);
  const letSave = await holdBack(page, CALLS.createProfile);
  await create.click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  letSave();
  await expectToast(page, 'Failed to save profile');
  await expect(alert).toContainText('Failed to save profile');
  await expectRed(alert);
  await accept();

  accept = await refuse(page, CALLS.createProfile, 400, SERVER_SENTENCE);
  await create.click();
  await expectToast(page, SERVER_SENTENCE);
  await expect(alert).toHaveText(SERVER_SENTENCE);
  await accept();

  await create.click();
  await expect(toast(page, 'Profile created!')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('No projects added yet. Create your first project!')).toBeVisible();
});

test('on a phone, the toast about a new profile covers nothing of what comes next', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, await anAccount());
  await page.goto('/create-profile');
  await page.getByLabel('Full Name').fill('Wanda');
  await page.getByRole('button', { name: 'Create Profile' }).click();
  const said = toast(page, 'Profile created!');
  await expect(said).toBeVisible();
  const next = page.getByText(/^Your profile is saved/);
  const [saidBox, nextBox] = [await said.boundingBox(), await next.boundingBox()];
  expect((saidBox?.y ?? 0) + (saidBox?.height ?? 0)).toBeLessThan(nextBox?.y ?? 0);
});

test('somebody with a profile reads how each attempt to change it went', async ({ page }) => {
  await signIn(page, await aMember());
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Your Profile' })).toBeVisible();
  await page.getByLabel('Short Bio').fill('I build small things.');
  const update = page.getByRole('button', { name: 'Update Profile' });

  const accept = await refuse(page, CALLS.updateProfile, 500);
  const letSave = await holdBack(page, CALLS.updateProfile);
  await update.click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
  letSave();
  await expectToast(page, 'Failed to save profile');
  await accept();

  await update.click();
  await expect(toast(page, 'Profile updated!')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
});

test('what cannot be loaded is said in its place and as a toast, and an outage on the dashboard as one', async ({
  page,
}) => {
  await signIn(page, await aMember());
  const recover = await refuse(page, CALLS.readProfile, 400);
  await page.goto('/profile');
  await expectToast(page, 'Failed to fetch profile data.');
  await expect(page.getByRole('main').getByText('Failed to fetch profile data.')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);

  await page.goto('/create-profile');
  await expectToast(page, 'Failed to fetch profile data.');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Your Profile' })).toBeVisible();

  await recover();
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();

  await refuse(page, CALLS.readMyProjects, 400);
  await page.goto('/dashboard');
  await expectToast(page, 'Failed to fetch your projects.');

  for (const call of [CALLS.readProfile, CALLS.readReceivedInvites, CALLS.readCollaborations])
    await refuse(page, call, 400);
  await page.goto('/dashboard');
  const texts = [
    'Failed to fetch profile data.',
    'Failed to fetch your projects.',
    'Failed to fetch your invites.',
    'Failed to fetch your collaborations.',
  ];
  for (const text of texts) await expect(page.getByRole('main').getByText(text)).toBeVisible();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('alert')).toHaveCount(1);
});
