import { DESK, expectGoodPage, PHONE, pageOf } from '../support/good-page.ts';
import { aMember, aProjectOf, join } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const REPOSITORY = 'github.com/crew/campus-map';

test('an owner completes a project, a member adds what they did, and everybody sees what they made', async ({
  browser,
  page,
}) => {
  const [ada, grace] = [await aMember('Ada'), await aMember('Grace')];
  const project = await aProjectOf(ada);
  await join(grace, ada, project);
  const [adasPage, gracesPage] = [await pageOf(browser, ada, DESK), await pageOf(browser, grace, PHONE)];

  await adasPage.goto(`/projects/${project.id}`);
  await adasPage.getByRole('button', { name: 'Edit' }).click();
  const edit = adasPage.getByRole('dialog', { name: 'Edit project' });
  await edit.getByLabel('Status', { exact: true }).selectOption('Completed');
  await edit.getByRole('button', { name: 'Save' }).click();
  await adasPage.getByRole('button', { name: 'Add results' }).click();
  const result = adasPage.getByRole('dialog', { name: 'Results' });
  await result.getByLabel('Repository').fill(REPOSITORY);
  await result.getByLabel('Place or prize').fill('First place');
  await result.getByRole('button', { name: 'Save' }).click();
  const adasFinish = adasPage.getByRole('region', { name: 'Finished' });
  await expect(adasFinish.getByText('First place')).toBeVisible();
  await expect(adasPage.getByRole('heading', { name: 'Interested people' })).toHaveCount(0);
  await expectGoodPage(adasPage);

  await gracesPage.goto('/my-invites?tab=activity');
  await gracesPage.getByRole('link', { name: project.title }).first().click();
  await expect(gracesPage).toHaveURL(new RegExp(`/projects/${project.id}#finish$`));
  const gracesFinish = gracesPage.getByRole('region', { name: 'Finished' });
  await gracesFinish.getByRole('button', { name: 'Add what you did' }).click();
  const credit = gracesPage.getByRole('dialog', { name: 'What you did' });
  await credit.getByLabel('In one line').fill('Drew the map');
  await credit.getByRole('button', { name: 'Save' }).click();
  await expect(gracesFinish.getByRole('list', { name: 'Credits' })).toContainText('Drew the map');
  await expectGoodPage(gracesPage);

  await page.goto('/explore-projects');
  await page.getByRole('button', { name: 'Finished' }).click();
  await page.getByRole('link', { name: project.title }).click();
  const finish = page.getByRole('region', { name: 'Finished' });
  await expect(finish.getByRole('link', { name: `Repository ${REPOSITORY}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Roles open' })).toHaveCount(0);
  await finish.getByRole('link', { name: grace.name }).click();
  await expect(page.getByRole('region', { name: 'Finished projects' })).toContainText(project.title);

  await gracesFinish.getByRole('button', { name: 'Change your credit' }).click();
  await credit.getByRole('button', { name: 'Leave my name out' }).click();
  await credit.getByRole('button', { name: 'Save' }).click();
  await expect(gracesFinish.getByRole('list', { name: 'Credits' })).not.toContainText(grace.name);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: grace.name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Finished projects' })).toHaveCount(0);
  await Promise.all([adasPage.context().close(), gracesPage.context().close()]);
});
