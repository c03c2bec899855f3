import { aMember, aProjectOf } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const STATUSES = ['Ideation', 'In Progress', 'Completed', 'Open', 'Archived'];
const INVITE_STATUSES = ['Pending', 'Accepted', 'Declined', 'Expired'];
const EDITED = ['Title', 'Description', 'Tech stack', 'Roles', 'Max team size', 'Deadline', 'Invite status'];

test('My Projects shows each status and each invite status, on the card and in View', async ({ page }) => {
  const owner = await aMember('Owner');
  const inviteStatusOf = (index: number) => `${INVITE_STATUSES[index % INVITE_STATUSES.length]}`;
  for (const [index, status] of STATUSES.entries()) {
    const { id } = await aProjectOf(owner, { title: `Project ${status}` });
    await owner.send('PATCH', `/api/projects/${id}`, { status, inviteStatus: inviteStatusOf(index) });
  }
  await signIn(page, owner);
  await page.goto('/my-projects');
  const cardOf = (status: string) => page.getByRole('listitem').filter({ hasText: `Project ${status}` });
  for (const [index, status] of STATUSES.entries()) {
    await expect(cardOf(status).getByText(status, { exact: true })).toBeVisible();
    await expect(cardOf(status).getByRole('definition').getByText(inviteStatusOf(index))).toBeVisible();
  }
  await cardOf('In Progress').getByRole('button', { name: 'View' }).click();
  const details = page.getByRole('dialog', { name: 'Project In Progress' }).getByRole('definition');
  for (const text of ['In Progress', inviteStatusOf(1)]) await expect(details.getByText(text)).toBeVisible();
});

test('the edit dialog has its fields and its three ways on, and can set each invite status', async ({ page }) => {
  const owner = await aMember('Owner');
  const project = await aProjectOf(owner);
  await signIn(page, owner);
  await page.goto(`/my-projects?edit=${project.id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit project' });
  for (const label of EDITED) {
    await expect(
      dialog
        .getByLabel(label)
        .or(dialog.getByRole('group', { name: label }))
        .first(),
    ).toBeVisible();
  }
  for (const name of ['Save', 'Archive', 'Delete Project']) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  }
  const choice = dialog.getByLabel('Invite status');
  await expect(choice.locator('option')).toHaveText(INVITE_STATUSES);
  await choice.selectOption('Declined');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const card = page.getByRole('listitem').filter({ hasText: project.title });
  await expect(card.getByRole('definition').getByText('Declined')).toBeVisible();
});
