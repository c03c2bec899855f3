import { expectNoBlame, newContext, testOpenParts } from '../support/blameless.ts';
import { delayApi } from '../support/faults.ts';
import { HEALTHY_STATES, translate } from '../support/healthy-states.ts';
import { aMember } from '../support/members.ts';
import { signInByForm, signOut } from '../support/people.ts';
import { reportCounts } from '../support/registry.ts';
import { toast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';
import { watch } from '../support/watched-context.ts';

for (const [where, state] of Object.entries(HEALTHY_STATES)) testOpenParts(where, state);

test('people sign in, save and sign out while the browser translates, and each button that waits comes back', {
  tag: '@lab',
}, async ({ browser }) => {
  const context = await newContext(browser, { window: {}, script: translate });
  const [watched, before] = [watch(context), await reportCounts()];
  const page = await context.newPage();
  await delayApi(page, 500);
  const member = await aMember();
  await signInByForm(page, member);
  await page.goto('/create-profile');
  for (const bio of ['First.', 'Second.']) {
    await page.getByLabel('Short Bio').fill(bio);
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByRole('main').locator('button[aria-busy=true]')).toBeVisible();
    await expect(toast(page, 'Profile updated!').first()).toBeVisible();
    await page.goto('/create-profile');
    await expect(page.getByLabel('Short Bio')).toHaveValue(bio);
  }
  await signOut(page);
  await expectNoBlame(watched, before, 4);
  await context.close();
});
