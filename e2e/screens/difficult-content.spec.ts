import type { Page } from '@playwright/test';
import { DIFFICULT, FULL_PROFILE, FULL_PROJECT } from '../support/difficult.ts';
import { expectGoodLayout } from '../support/layout.ts';
import { aMember, anInviteTo, aProjectOf, join, type Member } from '../support/members.ts';
import { signIn, signOut } from '../support/people.ts';
import { takePicture } from '../support/picture.ts';
import { expect, test } from '../support/test.ts';

const DESK = { width: 1280, height: 900 };
const SIZES = [{ width: 320, height: 640 }, { width: 390, height: 844 }, { width: 768, height: 1024 }, DESK];
const RIGHT_TO_LEFT = '[\\u0590-\\u08FF]';

// A call on its way when somebody signs out is logged by a browser.
test.use({ mayLogErrors: true });

async function expectToHold(page: Page, picture: string): Promise<void> {
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectGoodLayout(page);
    await takePicture(page, `difficult/${picture}-${size.width}`);
  }
  expect.soft(await notIsolated(page), picture).toEqual([]);
}

/** Texts with letters from right to left that could pull what stands beside them to their other side. */
function notIsolated(page: Page): Promise<string[]> {
  return page.evaluate((pattern) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node;
      const isApart = parent?.matches('option, script, [aria-hidden="true"]');
      if (!isApart && new RegExp(pattern).test(textContent ?? '') && !parent?.closest('bdi, [dir="auto"]')) {
        found.push(parent?.outerHTML.slice(0, 120) ?? '');
      }
    }
    return found;
  }, RIGHT_TO_LEFT);
}

/** Two people with everything there can be, the projects of one of them, and what went on between them. */
async function everythingAtItsLimits(): Promise<{ owner: Member; receiver: Member; projectId: string }> {
  const owner = await aMember('Owner', { ...FULL_PROFILE, name: DIFFICULT.hebrew });
  const receiver = await aMember('Receiver', { ...FULL_PROFILE, name: DIFFICULT.longWord });
  const project = await aProjectOf(owner, { ...FULL_PROJECT, title: DIFFICULT.longWord });
  const joined = await aProjectOf(owner, { ...FULL_PROJECT, title: DIFFICULT.arabic });
  await anInviteTo(receiver, owner, project, DIFFICULT.longWord.slice(0, 60));
  await join(receiver, owner, joined, DIFFICULT.hebrew);
  for (const name of [DIFFICULT.longName, DIFFICULT.emoji]) await aMember('Empty', { name, availability: null });
  return { owner, receiver, projectId: project.id };
}

test('names, texts and lists at every limit and in every script leave each page whole', { tag: '@lab' }, async ({
  page,
}) => {
  const { owner, receiver, projectId } = await everythingAtItsLimits();
  await signIn(page, receiver);
  for (const path of [
    '/profile',
    '/dashboard',
    '/create-profile',
    '/my-invites',
    '/collaborations',
    '/explore',
    '/explore-projects',
    `/people/${owner.profileId}`,
    `/projects/${projectId}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToHold(page, path.slice(1).replace(owner.profileId, 'person').replace(projectId, 'one'));
  }
  await signOut(page);
  await signIn(page, owner);
  for (const path of [
    '/my-projects',
    `/my-projects?view=${projectId}`,
    `/my-projects?edit=${projectId}`,
    `/projects/${projectId}`,
    `/projects/${projectId}#interested`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole(path.includes('?') ? 'dialog' : 'heading').first()).toBeVisible();
    await expectToHold(page, path.replace(projectId, 'one').replace(/[/?]/g, '').replace(/=.*/, ''));
  }
  await page.goto('/my-invites?tab=sent');
  await expectToHold(page, 'my-invites-sent');
});
