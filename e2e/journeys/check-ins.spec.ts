import { askToCheckIn, reachLastDay } from '../support/check-ins.ts';
import { DESK, expectGoodPage, PHONE, pageOf } from '../support/good-page.ts';
import { aMember, anInviteTo, aProjectOf } from '../support/members.ts';
import { expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

const THANKS = "Thanks. Your team knows you're still in.";

test('a member says how much time they have and that they are there, and a seat that stays silent is freed', {
  tag: '@lab',
}, async ({ browser }) => {
  const [ada, grace] = [await aMember('Ada'), await aMember('Grace')];
  const project = await aProjectOf(ada, { maxTeamSize: 2 });
  await anInviteTo(grace, ada, project);
  const [adasPage, gracesPage] = [await pageOf(browser, ada, DESK), await pageOf(browser, grace, PHONE)];
  const address = `/projects/${project.id}`;

  await gracesPage.goto('/my-invites');
  await gracesPage.getByText('Say how much time you have (optional)').click();
  await gracesPage.getByLabel('Hours a week').selectOption('6');
  await gracesPage.getByLabel('Until').fill('2999-03-31');
  await expectGoodPage(gracesPage);
  await gracesPage.getByRole('button', { name: 'Accept' }).click();
  await expectToast(gracesPage, "You've joined the project!");
  await adasPage.goto(address);
  await expect(adasPage.getByText('6 hours a week, until 31 Mar 2999')).toBeVisible();

  await askToCheckIn(grace);
  await gracesPage.goto('/my-invites?tab=activity');
  const checkIn = gracesPage.getByRole('button', { name: `Check in: ${project.title}` });
  await checkIn.click();
  await expectToast(gracesPage, THANKS);
  await expect(checkIn).toHaveCount(0);

  await reachLastDay(grace);
  await gracesPage.goto(`${address}#commitment`);
  await expect(gracesPage.getByRole('heading', { name: 'Are you staying on?' })).toBeFocused();
  await expectGoodPage(gracesPage);
  await gracesPage.getByRole('button', { name: 'Stay on' }).click();
  await expectToast(gracesPage, THANKS);
  await adasPage.reload();
  await expect(adasPage.getByText('6 hours a week', { exact: true })).toBeVisible();

  await askToCheckIn(grace, 2);
  await adasPage.goto('/my-invites?tab=activity');
  await expect(adasPage.getByText('has missed two check-ins for')).toBeVisible();
  await adasPage.getByRole('link', { name: project.title }).first().click();
  await expect(adasPage.getByText('Missed two check-ins')).toBeVisible();
  await expectGoodPage(adasPage);
  await gracesPage.goto(`${address}#check-in`);
  // To come to another part of the same page loads nothing.
  await gracesPage.reload();
  await expect(gracesPage.getByRole('heading', { name: 'Are you still with this team?' })).toBeFocused();
  await gracesPage.getByRole('button', { name: 'Check in' }).click();
  await expectToast(gracesPage, THANKS);
  await adasPage.reload();
  await expect(adasPage.getByRole('list', { name: 'Team', exact: true })).not.toContainText('Quiet');

  await askToCheckIn(grace, 3);
  await adasPage.reload();
  await adasPage.getByRole('button', { name: `Free ${grace.name}'s seat` }).click();
  const dialog = adasPage.getByRole('dialog', { name: `Free ${grace.name}'s seat?` });
  await expect(dialog.getByLabel('Message to them')).toHaveValue(/Thanks for your work/);
  await expectGoodPage(adasPage);
  await dialog.getByRole('button', { name: 'Free the seat' }).click();
  await expectToast(adasPage, `${grace.name} is no longer on the team.`);
  await expect(adasPage.getByText('1 seat open').first()).toBeVisible();
  await adasPage.getByRole('tab', { name: 'Manage' }).click();
  await expect(adasPage.getByRole('heading', { name: 'Suggested teammates' })).toBeVisible();
  await Promise.all([adasPage.context().close(), gracesPage.context().close()]);
});
