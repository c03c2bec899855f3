import { aMember, aProjectOf } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const STATUSES = ['Ideation', 'In Progress', 'Completed', 'Open', 'Archived'];
const INVITE_STATUSES = ['Pending', 'Accepted', 'Declined', 'Expired'];

test('My Projects shows each status and each invite status, on the card and in View', async ({ page }) => {
  const owner = await aMember('Owner');
  const inviteStatusOf = (index: number) => INVITE_STATUSES[index % INVITE_STATUSES.length];
  for (const [index, status] of STATUSES.entries()) {
    const { id } = await aProjectOf(owner, { title: `Project ${status}` });
    await owner.send('PATCH', `/api/projects/${id}`, { status, inviteStatus: inviteStatusOf(index) });
  }
  await signIn(page, owner);
  await page.goto('/my-projects');
  for (const [index, status] of STATUSES.entries()) {
    const card = page.getByRole('listitem').filter({ hasText: `Project ${status}` });
    await expect(card.getByText(status, { exact: true })).toBeVisible();
    await expect(card.getByRole('definition').getByText(`${inviteStatusOf(index)}`)).toBeVisible();
    await card.getByRole('button', { name: 'View' }).click();
    const dialog = page.getByRole('dialog', { name: `Project ${status}` });
    await expect(dialog.getByRole('definition').getByText(status, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('definition').getByText(`${inviteStatusOf(index)}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('the edit dialog can set each invite status', async ({ page }) => {
  const owner = await aMember('Owner');
  const project = await aProjectOf(owner);
  await signIn(page, owner);
  await page.goto('/my-projects');
  const card = page.getByRole('listitem').filter({ hasText: project.title });
  for (const inviteStatus of [...INVITE_STATUSES.slice(1), 'Pending']) {
    await card.getByRole('button', { name: 'Edit' }).click();
    const choice = page.getByLabel('Invite status');
    await expect(choice.locator('option')).toHaveText([...INVITE_STATUSES]);
    await choice.selectOption(inviteStatus);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card.getByRole('definition').getByText(inviteStatus)).toBeVisible();
  }
});
