import type { Page } from '@playwright/test';
import { KeyboardUser } from '../support/keyboard.ts';
import { aMember } from '../support/members.ts';
import { aPerson, signIn } from '../support/people.ts';
import { toast } from '../support/seen.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

// As most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function expectArrival(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main', { name })).toBeFocused();
}

test('somebody without a mouse signs up, makes a profile, posts, invites and deletes; another one accepts', async ({
  page,
  browser,
}) => {
  const [ada, grace] = [aPerson('Ada'), await aMember('Grace')];
  const title = `Keys of ${ada.name}`;
  const keyboard = new KeyboardUser(page);
  const main = page.getByRole('main');

  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await page.goto('/');
  // Before anything is drawn there is nothing to move to.
  await expect(skipLink).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await keyboard.press(page.getByRole('banner').getByRole('link', { name: 'Sign Up' }));
  // A document of its own, read from its beginning.
  await expect(page).toHaveTitle('Sign Up · Crewdeck');
  await keyboard.type(main.getByLabel('Email'), ada.email);
  await keyboard.type(main.getByLabel('Password'), ada.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expectArrival(page, 'Find teammates for projects and hackathons');

  await keyboard.press(main.getByRole('link', { name: 'Find your crew' }));
  await expectArrival(page, 'Your Profile');
  await keyboard.type(main.getByLabel('Full Name'), ada.name);
  await keyboard.choose(main.getByLabel('Availability'), 'Open to Collaborate');
  await keyboard.press(main.getByRole('button', { name: 'React', exact: true }), 'Space');
  await expect(main.getByRole('button', { name: 'React', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press(main.getByRole('button', { name: 'Create Profile' }));
  await expectArrival(page, 'My Profile');
  await expect(main.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();

  const post = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Post', exact: true });
  await keyboard.goTo(post, 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Post a Project' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectArrival(page, 'Post a Project');
  await keyboard.press(main.getByRole('button', { name: 'Post Project' }));
  await expect(main.getByLabel('Title')).toBeFocused();
  await keyboard.type(main.getByLabel('Title'), title);
  await keyboard.type(main.getByLabel('Max team size'), '3');
  await keyboard.press(main.getByRole('button', { name: 'Post Project' }));
  await expectArrival(page, 'Explore Projects');

  const explore = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Explore', exact: true });
  await keyboard.goTo(explore, 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectArrival(page, 'Explore Users');
  await keyboard.type(main.getByRole('searchbox'), grace.name);
  const inviteButton = main
    .getByRole('listitem')
    .filter({ hasText: grace.name })
    .getByRole('button', { name: 'Invite to Collaborate' });
  await expect(main.getByText('Showing 1 developer(s)')).toBeVisible();
  await keyboard.press(inviteButton);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Project')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(inviteButton).toBeFocused();
  await page.keyboard.press('Enter');
  await keyboard.choose(dialog.getByLabel('Project'), title);
  await keyboard.type(dialog.getByLabel('Role'), 'Designer');
  await page.keyboard.press('Enter');
  await expect(toast(page, `Invite sent to ${grace.name} for ${title}.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(inviteButton).toBeFocused();

  const context = await browser.newContext({ baseURL: theSystem().url });
  const gracesPage = await context.newPage();
  const gracesKeyboard = new KeyboardUser(gracesPage);
  await signIn(gracesPage, grace);
  await gracesPage.goto('/');
  await gracesKeyboard.goTo(gracesPage.getByRole('link', { name: 'My Invites, 1 pending invite' }));
  await gracesPage.keyboard.press('Enter');
  await expectArrival(gracesPage, 'My Invites');
  await gracesKeyboard.goTo(gracesPage.getByRole('tab', { name: /Received/ }));
  await gracesPage.keyboard.press('ArrowRight');
  await expect(gracesPage.getByRole('tab', { name: 'Sent' })).toBeFocused();
  await gracesPage.keyboard.press('ArrowLeft');
  await gracesKeyboard.press(gracesPage.getByRole('button', { name: 'Accept' }));
  await expectArrival(gracesPage, 'My Collaborations');
  await expect(gracesPage.getByRole('main').getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await context.close();

  const myProjects = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Projects' });
  await keyboard.goTo(myProjects, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectArrival(page, 'My Projects');
  const card = main.getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('2 of 3');
  await keyboard.press(card.getByRole('button', { name: 'Edit' }));
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await keyboard.press(dialog.getByRole('button', { name: 'Delete Project' }));
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.press(question.getByRole('button', { name: 'Delete' }));
  await expect(toast(page, 'Project deleted!')).toBeVisible();
  await expect(main.getByText('No projects posted yet.')).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});
