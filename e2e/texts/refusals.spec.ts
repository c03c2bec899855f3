import { CALLS, refuse } from '../support/faults.ts';
import { aMember, aProjectOf, join } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expectRed, expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

// A browser logs refused calls by itself.
test.use({ mayLogErrors: true });

test('a change that fails for no reason given is told in the words of the specification', async ({ page }) => {
  const [owner, friend] = [await aMember('Owner'), await aMember('Friend')];
  const project = await aProjectOf(owner, { maxTeamSize: 2 });
  await join(friend, owner, project);
  await signIn(page, owner);
  for (const call of [CALLS.changeProject, CALLS.deleteProject, CALLS.updateProfile]) await refuse(page, call, 500);

  await page.goto('/my-projects');
  const card = page.getByRole('listitem').filter({ hasText: project.title });
  await card.getByRole('button', { name: 'Archive' }).click();
  await expectToast(page, 'Failed to archive project');
  await expect(card.getByRole('alert')).toHaveText('Failed to archive project');
  await card.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit project' });
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expectToast(page, 'Failed to change project status');
  await dialog.getByRole('button', { name: 'Delete Project' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Failed to delete project');

  await page.goto('/create-profile');
  await page.getByLabel('Short Bio').fill('I build small things.');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expectToast(page, 'Failed to save profile');
  await expectRed(page.getByRole('main').getByRole('alert'));
});
