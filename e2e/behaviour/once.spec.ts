import type { Page } from '@playwright/test';
import { CALLS, countCalls, holdBack, nextAnswer } from '../support/faults.ts';
import { aMember, anAccount, anInviteTo, aProjectOf } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { toast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

test('a double click on Send Invite sends one invite', async ({ page }) => {
  const [owner, receiver] = [await aMember('Owner'), await aMember('Wanted')];
  const project = await aProjectOf(owner);
  await signIn(page, owner);
  await page.goto(`/explore?search=${encodeURIComponent(receiver.name)}`);
  await page.getByRole('button', { name: 'Invite to Collaborate' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Project').selectOption({ label: project.title });
  await dialog.getByLabel('Role').fill('Designer');
  const sent = countCalls(page, CALLS.sendInvite);
  await dialog.getByRole('button', { name: 'Send Invite' }).dblclick();
  await expect(toast(page, `Invite sent to ${receiver.name} for ${project.title}.`)).toHaveCount(1);
  expect(sent()).toBe(1);
});

test('a double click on Show Interest shows it once', async ({ page }) => {
  const project = await aProjectOf(await aMember('Owner'));
  await signIn(page, await aMember());
  await page.goto('/explore-projects');
  const card = page.getByRole('listitem').filter({ hasText: project.title });
  const sent = countCalls(page, CALLS.showInterest);
  await card.getByRole('button', { name: 'Show Interest' }).dblclick();
  await expect(card.getByRole('button', { name: 'Interest Sent' })).toBeDisabled();
  expect(sent()).toBe(1);
});

test('a double click on Accept answers once', async ({ page }) => {
  const [owner, receiver] = [await aMember('Owner'), await aMember('Wanted')];
  await anInviteTo(receiver, owner, await aProjectOf(owner));
  await signIn(page, receiver);
  await page.goto('/my-invites');
  const answered = countCalls(page, CALLS.answerInvite);
  await page.getByRole('button', { name: 'Accept' }).dblclick();
  await expect(page).toHaveURL(/\/collaborations$/);
  expect(answered()).toBe(1);
});

test('a double click on Create or Update Profile sends one request', async ({ page }) => {
  await signIn(page, await anAccount());
  await page.goto('/create-profile');
  await page.getByLabel('Full Name').fill('Ada');
  const created = countCalls(page, CALLS.createProfile);
  await page.getByRole('button', { name: 'Create Profile' }).dblclick();
  await expect(toast(page, 'Profile created!')).toHaveCount(1);
  expect(created()).toBe(1);

  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByLabel('Short Bio').fill('I build maps.');
  const updated = countCalls(page, CALLS.updateProfile);
  await page.getByRole('button', { name: 'Update Profile' }).dblclick();
  await expect(toast(page, 'Profile updated!')).toHaveCount(1);
  expect([created(), updated()]).toEqual([1, 1]);
});

/** Presses a button again and again, faster than anybody could, until it has left with its page. */
function keepPressing(page: Page, name: string): Promise<unknown> {
  return page.evaluate((text) => {
    const press = () => [...document.querySelectorAll('button')].find((it) => it.textContent === text)?.click();
    setInterval(press, 5);
  }, name);
}

/** As a browser that has much to do: React goes on 300 ms later, but for what can't wait. */
function drawLate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => postMessage.call(this, message), 300);
    };
  });
}

test('what is saved is not sent again while the next page is on its way', async ({ page }) => {
  await page.clock.install();
  await signIn(page, await aMember());
  // Whoever is quicker than their own profile is asked to wait.
  await Promise.all([nextAnswer(page, CALLS.readProfile), page.goto('/post-project')]);
  await page.getByLabel('Title').fill('Night Bus');
  // What is live is asked for again before the page is left, and no answer comes.
  await page.clock.fastForward(2_000);
  await holdBack(page, { method: 'GET', path: /^\/registry$/ });
  const posted = countCalls(page, CALLS.createProject);
  await drawLate(page);
  await keepPressing(page, 'Post Project');
  await expect(page).toHaveURL(/\/explore-projects$/);
  expect(posted()).toBe(1);
});

test('bell, My Invites and dashboard share one call', async ({ page }) => {
  await signIn(page, await aMember());
  const letRead = await holdBack(page, CALLS.readReceivedInvites);
  const read = countCalls(page, CALLS.readReceivedInvites);
  await page.goto('/my-invites');
  await expect(page.getByText('Loading invites...')).toBeVisible();
  letRead();
  await expect(page.getByText('No invites received yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText('Pending Invites')).toBeVisible();
  expect(read()).toBe(1);
});
