import type { Page } from '@playwright/test';
import { CALLS, holdBack, refuse } from '../support/faults.ts';
import { withoutLive } from '../support/live.ts';
import { aMember, aProjectOf, join } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expectToast, toast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

// A browser logs refused calls by itself.
test.use({ mayLogErrors: true });

async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Who does what until when.');
}

test('posting says what it waits for, why it failed, and that it is done', async ({ page }) => {
  const member = await aMember();
  await signIn(page, member);
  const letLoad = await holdBack(page, CALLS.readProfile);
  await page.goto('/post-project');
  await fillIn(page, `Planner of ${member.name}`);
  const post = page.getByRole('button', { name: 'Post Project' });
  await post.click();
  await expectToast(page, 'User profile is still loading. Please wait a moment.');
  letLoad();
  await expect(page.getByText('You have unsaved changes.').or(post)).toBeVisible();

  for (const { status, sentence, text } of [
    { status: 500, sentence: undefined, text: 'Error creating project: Failed to create project' },
    { status: 400, sentence: 'A title of ships.', text: 'Error creating project: A title of ships.' },
    { status: 401, sentence: 'No.', text: 'Authentication error. Please sign in again.' },
  ]) {
    const accept = await refuse(page, CALLS.createProject, status, sentence);
    await expect(async () => {
      await post.click();
      await expect(toast(page, text)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expectToast(page, text);
    await accept();
  }

  const letPost = await holdBack(page, CALLS.createProject);
  await post.click();
  await expect(page.getByRole('button', { name: 'Posting...' })).toBeVisible();
  letPost();
  await expect(toast(page, 'Project created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/explore-projects$/);
});

test('what is wrong with a field stands above the button of its form', async ({ page }) => {
  await signIn(page, await aMember());
  await page.goto('/post-project');
  await fillIn(page, 'Tide tables');
  const deadline = page.getByLabel('Deadline');
  await deadline.fill('2020-01-01');
  const post = page.getByRole('button', { name: 'Post Project' });
  const top = (await post.boundingBox())?.y ?? 0;
  // Behind the button, from where the browser scrolls no further than it has to.
  await deadline.evaluate((field, y) => scrollBy(0, field.getBoundingClientRect().top - y), top);
  await post.click();
  await expect(deadline).toBeFocused();
  const sentence = await page.getByText('That day has passed.').boundingBox();
  expect((sentence?.y ?? Infinity) + (sentence?.height ?? 0)).toBeLessThan(top);
});

test('My Projects says that it loads, that it could not, and that nothing is posted', async ({ page }) => {
  await signIn(page, await aMember());
  // It would have the list read again before anybody presses.
  await withoutLive(page);
  const recover = await refuse(page, CALLS.readMyProjects, 400);
  const letLoad = await holdBack(page, CALLS.readMyProjects);
  await page.goto('/my-projects');
  await expect(page.getByText('Loading projects...')).toBeVisible();
  letLoad();
  await expectToast(page, 'Failed to fetch your projects.');
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByText('No projects posted yet.')).toBeVisible();
});

test('a full project reads how archiving, changing and deleting it went', async ({ page }) => {
  const [owner, friend] = [await aMember('Owner'), await aMember('Friend')];
  const project = await aProjectOf(owner, { maxTeamSize: 2 });
  await join(friend, owner, project);
  await signIn(page, owner);
  await page.goto('/my-projects');
  const card = page.getByRole('listitem').filter({ hasText: project.title });
  const dialog = page.getByRole('dialog', { name: 'Edit project' });

  await card.getByRole('button', { name: 'View' }).click();
  await expect(page.getByRole('dialog').getByText('No pending invites for this project.')).toBeVisible();
  await page.keyboard.press('Escape');

  let accept = await refuse(page, CALLS.changeProject, 500);
  await card.getByRole('button', { name: 'Archive' }).click();
  await expectToast(page, 'Failed to archive project');
  await expect(card.getByRole('alert')).toHaveText('Failed to archive project');
  await accept();
  await card.getByRole('button', { name: 'Archive' }).click();
  await expectToast(page, 'Project archived!');
  await expect(card).toContainText('Archived');

  await card.getByRole('button', { name: 'Edit' }).click();
  accept = await refuse(page, CALLS.changeProject, 500);
  await dialog.getByRole('button', { name: 'Unarchive' }).click();
  await expectToast(page, 'Failed to change project status');
  await dialog.getByLabel('Title').fill(`${project.title}, again`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Project update failed!');
  await accept();

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Project updated successfully!');
  await expect(dialog).toHaveCount(0);
  await card.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('button', { name: 'Unarchive' }).click();
  await expectToast(page, 'Project unarchived!');
  await dialog.getByRole('button', { name: 'Archive', exact: true }).click();
  await expectToast(page, 'Project archived!');

  const question = page.getByRole('alertdialog');
  accept = await refuse(page, CALLS.deleteProject, 500);
  await dialog.getByRole('button', { name: 'Delete Project' }).click();
  await expect(question).toContainText('Are you sure you want to delete this project? This cannot be undone.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Failed to delete project');
  await expect(question.getByRole('alert')).toHaveText('Failed to delete project');
  await accept();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Project deleted!');
  await expect(page.getByRole('main').getByText('No projects posted yet.')).toBeVisible();
});

test('Collaborations says that they could not be fetched, and empties the list', async ({ page }) => {
  await signIn(page, await aMember());
  await refuse(page, CALLS.readCollaborations, 400);
  await page.goto('/collaborations');
  await expectToast(page, 'Failed to fetch your collaborations.');
  await expect(page.getByRole('main').getByRole('list')).toHaveCount(0);
});

test('the project explorer says that it loads, that nothing is found, and that it failed', async ({ page }) => {
  const letLoad = await holdBack(page, CALLS.readProjects);
  await page.goto('/explore-projects');
  await expect(page.getByText('Loading projects...')).toBeVisible();
  letLoad();
  await expect(page.getByRole('button', { name: 'Show Interest' }).first()).toBeVisible();

  await page.goto('/explore-projects?tech=nobody-uses-this');
  await expect(page.getByRole('main').getByText('No projects found.')).toBeVisible();

  await refuse(page, CALLS.readProjects, 400);
  await page.goto('/explore-projects');
  await expect(page.getByRole('main').getByText('Failed to load projects.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Interest' })).toHaveCount(0);
});
