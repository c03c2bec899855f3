import { aMember, aProjectOf, type Member } from '../support/members.ts';
import { signIn, signInHere } from '../support/people.ts';
import { expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

const pageOf = ({ profileId }: Member) => `/people/${profileId}`;

test('a report takes a category and words, and the reporter reads that it has arrived', async ({ page }) => {
  const [reporter, reported] = [await aMember('Reporter'), await aMember('Spammer')];
  await signIn(page, reporter);
  await page.goto(pageOf(reported));
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel("What's wrong?").selectOption('Spam or advertising');
  await dialog.getByLabel('What happened?').fill('Sells essays under every project.');
  await dialog.getByRole('button', { name: 'Send Report' }).click();

  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await dialog.getByText('Close', { exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${pageOf(reported)}$`));
});

for (const kind of ['person', 'project'] as const) {
  test(`a visitor who wants to report a ${kind} signs in, is back at the report, and sends it`, async ({ page }) => {
    const [reporter, reported] = [await aMember('Reporter'), await aMember('Spammer')];
    const project = await aProjectOf(reported);
    const [path, name] =
      kind === 'person' ? [pageOf(reported), reported.name] : [`/projects/${project.id}`, project.title];
    await page.goto(path);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: /^Report/ }).click();
    await expect(page).toHaveURL(/\/sign-in\?next=/);
    await signInHere(page, reporter);

    const dialog = page.getByRole('dialog', { name: `Report ${name}` });
    await dialog.getByLabel('What happened?').fill('It is an advertisement.');
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
    await page.getByRole('dialog').getByText('Close', { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test.describe('blocking', () => {
  // Who is blocked does not exist for the other any more, and a browser logs the 404.
  test.use({ mayLogErrors: true });

  test('takes two people out of the sight of each other, with their projects', async ({ page, browser }) => {
    const [blocker, blocked] = [await aMember('Blocker'), await aMember('Blocked')];
    const project = await aProjectOf(blocked);
    await signIn(page, blocker);
    await page.goto(pageOf(blocked));
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Block' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expectToast(page, `You've blocked ${blocked.name}.`);

    await page.goto(pageOf(blocked));
    await expect(page.getByText('Profile not found.')).toBeVisible();
    await page.goto(`/explore?search=${encodeURIComponent(blocked.name)}`);
    await expect(page.getByText('Nobody matches')).toBeVisible();
    await page.goto(`/explore-projects?search=${encodeURIComponent(project.title)}`);
    await expect(page.getByText('Nothing matches')).toBeVisible();

    const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await signIn(other, blocked);
    await other.goto(pageOf(blocker));
    await expect(other.getByText('Profile not found.')).toBeVisible();
    await other.close();
  });
});
