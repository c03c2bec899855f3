import type { Page } from '@playwright/test';
import { CALLS, countCalls, holdBack, nextAnswer, refuse } from '../support/faults.ts';
import { aMember, anInviteTo, aProjectOf, type Member } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expectToast, toast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

// A browser logs refused calls by itself.
test.use({ mayLogErrors: true });

async function openInviteDialog(page: Page, receiver: Member) {
  await page.goto(`/explore?search=${encodeURIComponent(receiver.name)}`);
  await page.getByRole('button', { name: 'Invite to Collaborate' }).click();
  return page.getByRole('dialog', { name: `Invite ${receiver.name}` });
}

test('the invite dialog says what it loads, what is missing, why sending failed, and that it is sent', async ({
  page,
}) => {
  const [owner, receiver] = [await aMember('Owner'), await aMember('Wanted')];
  const project = await aProjectOf(owner);
  await signIn(page, owner);
  const letLoad = await holdBack(page, CALLS.readMyProjects);
  const dialog = await openInviteDialog(page, receiver);
  await expect(dialog.getByText('Loading your projects...')).toBeVisible();
  letLoad();
  const choice = dialog.getByLabel('Project');
  await expect(choice.locator('option').first()).toHaveText('-- Choose Project --');
  await expect(dialog.getByPlaceholder('e.g. Frontend Developer')).toBeVisible();
  const send = dialog.getByRole('button', { name: 'Send Invite' });
  await send.click();
  await expect(dialog.getByText('Please select a project and enter a role.')).toBeVisible();

  await choice.selectOption({ label: project.title });
  await dialog.getByLabel('Role').fill('Designer');
  const accept = await refuse(page, CALLS.sendInvite, 500);
  const letSend = await holdBack(page, CALLS.sendInvite);
  await send.click();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
  letSend();
  await expectToast(page, '❌ Failed to send invite.');
  await accept();

  const sent = countCalls(page, CALLS.sendInvite);
  await send.dblclick();
  await expectToast(page, `Invite sent to ${receiver.name} for ${project.title}.`);
  await expect(dialog).toHaveCount(0);
  expect(sent()).toBe(1);

  await page.getByRole('button', { name: 'Invite to Collaborate' }).click();
  await choice.selectOption({ label: project.title });
  await dialog.getByLabel('Role').fill('Designer');
  await send.click();
  await expectToast(page, 'You have already invited this user to this project.');
});

test('My Invites says that nothing was received or sent, and that the lists could not be fetched', async ({ page }) => {
  await signIn(page, await aMember());
  await page.goto('/my-invites');
  await expect(page.getByRole('main').getByText('No invites received yet.')).toBeVisible();
  await page.getByRole('tab', { name: 'Sent' }).click();
  await expect(page.getByRole('main').getByText('No invites sent yet.')).toBeVisible();

  for (const call of [CALLS.readReceivedInvites, CALLS.readSentInvites]) await refuse(page, call, 400);
  await page.goto('/my-invites');
  await expectToast(page, 'Failed to fetch your invites.');
  await page.getByRole('tab', { name: 'Sent' }).click();
  await expectToast(page, 'Failed to fetch your invites.');
});

test('a failed poll counts no invites; an answer reads that it failed, is declined, or that one has joined', async ({
  page,
}) => {
  const [owner, receiver] = [await aMember('Owner'), await aMember('Wanted')];
  const [first, second] = [await aProjectOf(owner, { title: 'First' }), await aProjectOf(owner, { title: 'Second' })];
  await anInviteTo(receiver, owner, first);
  await anInviteTo(receiver, owner, second);
  await signIn(page, receiver);
  const recover = await refuse(page, CALLS.readReceivedInvites, 400);
  const asked = nextAnswer(page, CALLS.readReceivedInvites);
  await page.goto('/explore');
  await asked;
  await expect(page.getByRole('link', { name: 'My Invites, 0 pending invites' })).toBeVisible();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('alert')).toHaveCount(0);
  await recover();

  await page.goto('/my-invites');
  const invite = (title: string) => page.getByRole('listitem').filter({ hasText: title });

  const accept = await refuse(page, CALLS.answerInvite, 500);
  await invite('First').getByRole('button', { name: 'Decline' }).click();
  await expectToast(page, 'Failed to respond to invite.');
  await expect(invite('First')).toContainText('Pending');
  await accept();

  await invite('First').getByRole('button', { name: 'Decline' }).click();
  await expectToast(page, 'Invite declined.');
  await expect(invite('First').getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await invite('First').getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'The invite is open again.');
  await expect(invite('First')).toContainText('Pending');

  await invite('Second').getByRole('button', { name: 'Accept' }).click();
  await expect(toast(page, "You've joined the project!")).toBeVisible();
  await expect(page).toHaveURL(/\/collaborations$/);
});
