import { CALLS, cutOff, refuse } from '../support/faults.ts';
import { aMember, aProjectOf } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

// A browser logs refused calls by itself.
test.use({ mayLogErrors: true });

test('showing interest reads why it failed, and stays sent once it is', async ({ page }) => {
  const project = await aProjectOf(await aMember('Owner'));
  await signIn(page, await aMember());
  await page.goto('/explore-projects');
  const card = page.getByRole('listitem').filter({ hasText: project.title });
  const show = card.getByRole('button', { name: 'Show Interest' });

  let accept = await refuse(page, CALLS.showInterest, 400, 'This crew sails without you.');
  await show.click();
  await expectToast(page, 'This crew sails without you.');
  await accept();

  accept = await refuse(page, CALLS.showInterest, 500);
  await show.click();
  await expectToast(page, 'Failed to show interest');
  await expect(card.getByRole('alert')).toHaveText('Failed to show interest');
  await accept();

  accept = await cutOff(page, CALLS.showInterest);
  await show.click();
  await expectToast(page, 'Something went wrong');
  await accept();

  await show.click();
  await expectToast(page, 'Interest sent successfully!');
  await expect(card.getByRole('alert')).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Interest Sent' })).toBeDisabled();
  await page.reload();
  await expect(card.getByRole('button', { name: 'Interest Sent' })).toBeDisabled();
});
