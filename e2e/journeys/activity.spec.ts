import { expectGoodPage, PHONE, pageOf } from '../support/good-page.ts';
import { aMember, anInviteTo, aProjectOf } from '../support/members.ts';
import { takePicture } from '../support/picture.ts';
import { expect, test } from '../support/test.ts';

const LINE = 'I have drawn three campus maps.';

test('an owner sees that somebody asks, accepts and leaves, and reads it once', async ({ browser }) => {
  const [ada, grace] = [await aMember('Ada'), await aMember('Grace')];
  const project = await aProjectOf(ada);
  const body = { userId: grace.uid, projectId: project.id, words: LINE };
  await grace.send('POST', '/api/interests', body);
  const { id } = await anInviteTo(grace, ada, project);
  await grace.send('PATCH', `/api/invites/${id}`, { status: 'accepted' });

  const page = await pageOf(browser, ada, PHONE);
  await page.goto('/explore');
  const bell = page.getByRole('banner').getByRole('link', { name: /^My Invites/ });
  await expect(bell).toHaveAccessibleName('My Invites, new activity');

  await bell.click();
  await expect(page).toHaveURL(/\/my-invites\?tab=activity$/);
  const rows = page.getByRole('list', { name: 'Activity: Today' }).getByRole('listitem');
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText(`${grace.name} accepted your invite`);
  await expect(rows.nth(1)).toContainText(`${grace.name} would like to join ${project.title}.`);
  await expect(rows.nth(1)).toContainText(LINE);
  await expect(rows.nth(1).getByText('Joined', { exact: true })).toBeVisible();
  await expect(rows.getByText('New')).toHaveCount(2);
  await expect(bell).toHaveAccessibleName('My Invites, 0 pending invites');
  await expectGoodPage(page);
  await takePicture(page, 'activity');

  // On this page it would be read at once.
  await page.goto('/explore');
  await grace.send('POST', `/api/projects/${project.id}/leave`, {});
  await page.goto('/my-invites?tab=activity');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(`${grace.name} left ${project.title}.`);
  await expect(rows.getByText('New')).toHaveCount(1);
  await rows.nth(0).getByRole('link', { name: grace.name }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: grace.name })).toBeVisible();
  await page.context().close();
});
