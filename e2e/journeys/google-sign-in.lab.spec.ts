import { aPerson, confirmWithGoogle, makeProfile, signUpWithGoogle } from '../support/people.ts';
import { expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

// The emulator's own popup asks for fonts on the internet, and logs that it gets none; its frame in the page reads storage
// that a reload has taken from it.
test.use({ mayLogErrors: true, mayLetErrorsEscape: true });

test('somebody who came through the Google button stays signed in, comes again and deletes their account', async ({
  page,
}) => {
  const hedy = aPerson('Hedy');
  const banner = page.getByRole('banner');
  // From a strict page: the document of the button is another one, which lets Google's script in.
  await page.goto('/');
  await signUpWithGoogle(page, hedy, () => banner.getByRole('link', { name: 'Sign Up' }).click());
  await expect(banner).toContainText(hedy.email);
  await page.reload();
  await expect(banner).toContainText(hedy.email);
  await makeProfile(page, hedy);
  await page.goto('/my-invites?tab=sent');
  await expect(page.getByText('No invites sent yet.')).toBeVisible();
  await expect(page.getByText("Your email isn't confirmed yet.")).toHaveCount(0);

  await test.step('signs out in a strict page and in again, in a new document', async () => {
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await banner.getByRole('link', { name: 'Sign In' }).click();
    const google = page.getByRole('button', { name: /Google/ });
    await Promise.all([page.waitForEvent('load'), google.click()]);
    await confirmWithGoogle(page, hedy, () => google.click());
    await expect(banner).toContainText(hedy.email);
  });

  await test.step('deletes their account once Google has asked them again', async () => {
    // From a strict page, whose document would not let Google's script in.
    await page.goto('/my-projects');
    await banner.getByRole('link', { name: /^Account/ }).click();
    await expect(page).toHaveURL(/\/account$/);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByText('Google asks you to sign in again')).toBeVisible();
    await expect(dialog.getByLabel('Your password')).toHaveCount(0);
    await confirmWithGoogle(page, hedy, () =>
      dialog.getByRole('button', { name: 'Confirm with Google and delete' }).click(),
    );
    await expectToast(page, 'Your account is deleted.');
    await expect(page).toHaveURL(/\/$/);
    await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.goto(`/explore?search=${encodeURIComponent(hedy.name)}`);
    await expect(page.getByText('Nobody matches')).toBeVisible();
  });
});
