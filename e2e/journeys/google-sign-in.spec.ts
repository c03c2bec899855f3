import { aPerson, signUpWithGoogle } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// The emulator's own popup asks for fonts on the internet, and logs that it gets none; its frame in the page reads storage
// that a reload has taken from it.
test.use({ mayLogErrors: true, mayLetErrorsEscape: true });

test('somebody who came through the Google button is still signed in after a reload', async ({ page }) => {
  const hedy = aPerson('Hedy');
  await signUpWithGoogle(page, hedy);
  await expect(page.getByRole('banner')).toContainText(hedy.email);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText(hedy.email);
});
