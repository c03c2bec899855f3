import { answerProviderScript } from '../support/provider-script.ts';
import { expect, test } from '../support/test.ts';

// The emulator's own popup asks for fonts on the internet, and logs that it gets none.
test.use({ mayLogErrors: true });

test('somebody signs in through the Google button, and is still signed in after a reload', async ({
  page,
  context,
}) => {
  await answerProviderScript(context);
  await page.goto('/sign-in');
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: /Google/ }).click()]);
  await popup.getByText('Add new account').click();
  await popup.getByLabel(/Email/).fill('hedy@people.example');
  await popup.getByLabel(/Display name/).fill('Hedy');
  await popup.getByRole('button', { name: /Sign in with Google/ }).click();

  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('hedy@people.example');
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('hedy@people.example');
});
