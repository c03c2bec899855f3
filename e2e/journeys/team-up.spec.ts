import type { Browser, Page } from '@playwright/test';
import { withoutLive } from '../support/live.ts';
import { aPerson, makeProfile, type Person, postProject, signUp, signUpWithGoogle } from '../support/people.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

// As most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The bell asks every 30 seconds. */
const ONE_POLL_MS = 30_000;

async function aPageIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: theSystem().url });
  return context.newPage();
}

/** From the receiver's card in the directory. */
async function inviteFromCard(page: Page, receiver: Person, title: string, role: string): Promise<void> {
  await page.goto('/explore');
  await page.getByRole('searchbox').fill(receiver.name);
  const card = page.getByRole('listitem').filter({ hasText: receiver.name });
  await card.getByRole('button', { name: /Invite to Collaborate/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Project').selectOption({ label: title });
  await dialog.getByLabel('Role').fill(role);
  await dialog.getByRole('button', { name: 'Send Invite' }).click();
  await expect(page.getByText(`Invite sent to ${receiver.name} for ${title}.`)).toBeVisible();
}

test('two people who signed up, with a password and through the Google button, find each other and become a team of two', async ({
  browser,
}) => {
  const [ada, grace] = [aPerson('Ada'), aPerson('Grace')];
  const title = `Crew planner of ${ada.name}`;
  const [adasPage, gracesPage] = [await aPageIn(browser), await aPageIn(browser)];
  // She has to wait for the bell, by a clock that runs like any other and can be put forward.
  await withoutLive(gracesPage);
  await gracesPage.clock.install();

  await signUp(adasPage, ada);
  await makeProfile(adasPage, ada, ['React', 'PostgreSQL']);
  await postProject(adasPage, title);
  await expect(adasPage).toHaveURL(/\/explore-projects$/);
  await expect(adasPage.getByRole('listitem').filter({ hasText: title })).toBeVisible();

  await signUpWithGoogle(gracesPage, grace);
  await makeProfile(gracesPage, grace, ['Python']);
  await expect(gracesPage.getByRole('link', { name: /invite/i }).first()).toBeVisible();

  await inviteFromCard(adasPage, grace, title, 'Data Scientist');

  const bell = gracesPage.getByRole('banner').getByRole('link', { name: /1 pending/i });
  await expect(bell).toHaveCount(0);
  await gracesPage.clock.fastForward(ONE_POLL_MS);
  await expect(bell).toBeVisible();
  await bell.click();
  await expect(gracesPage).toHaveURL(/\/my-invites/);
  const received = gracesPage.getByRole('listitem').filter({ hasText: title });
  await expect(received).toContainText('Data Scientist');
  await received.getByRole('button', { name: /Accept/ }).click();
  await expect(gracesPage.getByText("You've joined the project!")).toBeVisible();

  await expect(gracesPage).toHaveURL(/\/collaborations$/);
  const collaboration = gracesPage.getByRole('listitem').filter({ hasText: title });
  await expect(collaboration).toContainText('Data Scientist');

  await adasPage.goto('/my-projects');
  await expect(adasPage.getByRole('listitem').filter({ hasText: title })).toContainText('2 of 3');
  await Promise.all([adasPage.context().close(), gracesPage.context().close()]);
});
