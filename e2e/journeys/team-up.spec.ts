import type { Browser, Page } from '@playwright/test';
import { inviteFromCard } from '../support/invite.ts';
import { withoutLive } from '../support/live.ts';
import { aPerson, makeProfile, postProject, signUp, signUpWithGoogle } from '../support/people.ts';
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
