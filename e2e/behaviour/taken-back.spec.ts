import { CALLS, holdBack, refuse } from '../support/faults.ts';
import { aMember, anInviteTo, aProjectOf } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

// A browser logs refused calls by itself.
test.use({ mayLogErrors: true });

test('a decline shows at once, and is taken back when it is refused', async ({ page }) => {
  const [owner, receiver] = [await aMember('Owner'), await aMember('Wanted')];
  await anInviteTo(receiver, owner, await aProjectOf(owner));
  await signIn(page, receiver);
  await page.goto('/my-invites');
  const invite = page.getByRole('listitem').filter({ hasText: owner.name });
  await refuse(page, CALLS.answerInvite, 503);
  const letAnswer = await holdBack(page, CALLS.answerInvite);
  await invite.getByRole('button', { name: 'Decline' }).click();
  await expect(invite).toContainText('Declined');
  letAnswer();
  await expectToast(page, 'Failed to respond to invite.');
  await expect(invite).toContainText('Pending');
  await expect(invite).toContainText("We couldn't save your answer. The invite is still pending.");
  await expect(invite.getByRole('button', { name: 'Decline' })).toBeEnabled();
});

test('an acceptance that is refused leaves the invite as it was', async ({ page }) => {
  const [owner, receiver] = [await aMember('Owner'), await aMember('Wanted')];
  await anInviteTo(receiver, owner, await aProjectOf(owner));
  await signIn(page, receiver);
  await page.goto('/my-invites');
  const invite = page.getByRole('listitem').filter({ hasText: owner.name });
  await refuse(page, CALLS.answerInvite, 503);
  await invite.getByRole('button', { name: 'Accept' }).click();
  await expectToast(page, 'Failed to respond to invite.');
  await expect(page).toHaveURL(/\/my-invites$/);
  await expect(invite).toContainText('Pending');
  await expect(invite.getByRole('button', { name: 'Accept' })).toBeEnabled();
  await expect(page.getByRole('link', { name: 'My Invites, 1 pending invite' })).toBeVisible();
});

test('an interest that is refused can be shown again', async ({ page }) => {
  const project = await aProjectOf(await aMember('Owner'));
  await signIn(page, await aMember());
  await page.goto('/explore-projects');
  const card = page.getByRole('listitem').filter({ hasText: project.title });
  await refuse(page, CALLS.showInterest, 503);
  await card.getByRole('button', { name: 'Show Interest' }).click();
  await expectToast(page, 'Failed to show interest');
  await expect(card.getByRole('button', { name: 'Show Interest' })).toBeEnabled();
});

test('a project whose archiving or deletion is refused stays as it was', async ({ page }) => {
  const owner = await aMember('Owner');
  const project = await aProjectOf(owner, { maxTeamSize: 1 });
  await signIn(page, owner);
  await page.goto('/my-projects');
  const card = page.getByRole('listitem').filter({ hasText: project.title });
  await refuse(page, CALLS.changeProject, 503);
  await refuse(page, CALLS.deleteProject, 503);
  await card.getByRole('button', { name: 'Archive' }).click();
  await expectToast(page, 'Failed to archive project');
  await expect(card.getByRole('alert')).toHaveText('Failed to archive project');
  await expect(card).not.toContainText('Archived');
  await expect(card.getByRole('button', { name: 'Archive' })).toBeEnabled();

  await card.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Delete Project' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Failed to delete project');
  await expect(question.getByRole('alert')).toHaveText('Failed to delete project');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(card).toBeVisible();
});
