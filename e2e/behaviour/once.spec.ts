import type { Page } from '@playwright/test';
import { CALLS, countCalls, holdBack, nextAnswer } from '../support/faults.ts';
import { aMember } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

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

test('bell, My Invites and dashboard share one call', { tag: '@lab' }, async ({ page }) => {
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
