import type { Browser, Page } from '@playwright/test';
import { DESK, expectGoodPage, PHONE, pageOf } from '../support/good-page.ts';
import { aMember, anInviteTo, aProjectOf, join, type Member, type PostedProject } from '../support/members.ts';
import { expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

// A browser logs by itself that the page of a deleted project isn't found.
test.use({ mayLogErrors: true });

const SENTENCE = 'We need more hours than you have this term. Thank you for the maps.';

interface Scene {
  ada: Member;
  grace: Member;
  project: PostedProject;
  adasPage: Page;
  gracesPage: Page;
}

/** Ada, who has posted a project, at her desk, and Grace on a phone. */
async function setScene(browser: Browser): Promise<Scene> {
  const [ada, grace] = [await aMember('Ada'), await aMember('Grace')];
  const project = await aProjectOf(ada);
  const [adasPage, gracesPage] = [await pageOf(browser, ada, DESK), await pageOf(browser, grace, PHONE)];
  return { ada, grace, project, adasPage, gracesPage };
}

async function end({ adasPage, gracesPage }: Scene): Promise<void> {
  await Promise.all([adasPage.context().close(), gracesPage.context().close()]);
}

async function open(page: Page, { id, title }: PostedProject): Promise<void> {
  await page.goto(`/projects/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** What somebody reads of a project that has ended for them. */
async function readNews(page: Page, { title }: PostedProject) {
  await page.goto('/collaborations');
  const news = page.getByRole('list', { name: 'Recently ended' }).getByRole('listitem').filter({ hasText: title });
  await expect(news).toBeVisible();
  return news;
}

test('an invite that was declined is taken back and accepted; whoever is removed reads the sentence of the owner', {
  tag: '@lab',
}, async ({ browser }) => {
  const scene = await setScene(browser);
  const { ada, grace, project, adasPage, gracesPage } = scene;
  await anInviteTo(grace, ada, project);
  await open(gracesPage, project);
  await gracesPage.getByRole('button', { name: 'Decline' }).click();
  await expect(gracesPage.getByText("You've declined the invite.")).toBeFocused();
  await gracesPage.getByRole('button', { name: 'Undo' }).click();
  await expectToast(gracesPage, 'The invite is open again.');
  await gracesPage.getByRole('button', { name: 'Accept' }).click();
  await expectToast(gracesPage, "You've joined the project!");

  await open(adasPage, project);
  await adasPage.getByRole('button', { name: `Remove ${grace.name}` }).click();
  const dialog = adasPage.getByRole('dialog', { name: `Remove ${grace.name}?` });
  await dialog.getByRole('button', { name: 'Remove from team' }).click();
  await expect(dialog.getByText('Write them a message first.')).toBeVisible();
  await dialog.getByLabel('Message to them').fill(SENTENCE);
  await expectGoodPage(adasPage);
  await dialog.getByRole('button', { name: 'Remove from team' }).click();
  await expectToast(adasPage, `${grace.name} is no longer on the team.`);
  await expect(adasPage.getByRole('list', { name: 'Team', exact: true })).not.toContainText(grace.name);
  await expect(adasPage.getByText('2 seats open').first()).toBeVisible();

  const news = await readNews(gracesPage, project);
  await expect(news).toContainText("You're no longer on this team.");
  await expect(news).toContainText(SENTENCE);
  await expectGoodPage(gracesPage);
  await open(gracesPage, project);
  await expect(gracesPage.getByRole('button', { name: 'Show Interest' })).toBeVisible();
  await expect(gracesPage.getByText('Email not confirmed')).toHaveCount(0);
  await end(scene);
});

test('a project is handed over to a member who accepts it, and once it is deleted its former owner reads so', {
  tag: '@lab',
}, async ({ browser }) => {
  const scene = await setScene(browser);
  const { ada, grace, project, adasPage, gracesPage } = scene;
  await join(grace, ada, project);
  await open(adasPage, project);
  await adasPage.getByRole('tab', { name: 'Manage' }).click();
  await adasPage.getByRole('heading', { name: 'Hand over' }).click();
  await adasPage.getByRole('button', { name: `Hand over to ${grace.name}` }).click();
  await adasPage.getByRole('alertdialog').getByRole('button', { name: 'Offer project' }).click();
  await expectToast(adasPage, `You've offered the project to ${grace.name}.`);
  await expect(adasPage.getByRole('button', { name: 'Take back' })).toBeVisible();

  await open(gracesPage, project);
  await expect(gracesPage.getByText('would like to hand this project over to you.')).toBeVisible();
  await expectGoodPage(gracesPage);
  await gracesPage.getByRole('button', { name: 'Accept the project' }).click();
  await expectToast(gracesPage, 'The project is yours now.');
  await expect(gracesPage.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(gracesPage.getByRole('button', { name: `Remove ${ada.name}` })).toBeVisible();

  await open(adasPage, project);
  await adasPage.getByRole('button', { name: 'More', exact: true }).click();
  await expect(adasPage.getByRole('button', { name: 'Leave team' })).toBeVisible();
  await gracesPage.getByRole('button', { name: 'Edit' }).click();
  await gracesPage.getByRole('button', { name: 'Delete Project' }).click();
  await gracesPage.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(gracesPage, 'Project deleted!');
  await expect(gracesPage).toHaveURL(/\/my-projects$/);
  const news = await readNews(adasPage, project);
  await expect(news).toContainText('The owner deleted this project.');
  await expect(news.getByRole('link')).toHaveCount(0);
  await adasPage.goto(`/projects/${project.id}`);
  await expect(adasPage.getByRole('heading', { name: 'Project not found' })).toBeVisible();
  await end(scene);
});
