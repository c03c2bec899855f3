import { DESK, expectGoodPage, PHONE, pageOf } from '../support/good-page.ts';
import { aMember, aProjectOf, join } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

/** Within it, no poll can have been it. */
const SOON = { timeout: 8_000 };
const REPOSITORY = 'github.com/crew/campus-map';

test('an owner and a member share links, notes and a meeting in their team room, and each sees at once what the other adds', {
  tag: '@lab',
}, async ({ browser }) => {
  const [ada, grace] = [await aMember('Ada'), await aMember('Grace')];
  const project = await aProjectOf(ada);
  await join(grace, ada, project);
  const [adasPage, gracesPage] = [await pageOf(browser, ada, DESK), await pageOf(browser, grace, PHONE)];
  const [adasRoom, gracesRoom] = [adasPage, gracesPage].map((page) => page.getByRole('region', { name: 'Team room' }));
  if (!adasRoom || !gracesRoom) throw new Error('There are two.');

  const opensStream = () =>
    gracesPage.waitForEvent(
      'response',
      (response) => response.url().endsWith('/api/live') && response.status() === 200,
    );
  const streamOfGrace = opensStream();
  await gracesPage.goto('/collaborations');
  await gracesPage.getByRole('link', { name: 'Team room' }).click();
  await expect(gracesPage).toHaveURL(new RegExp(`/projects/${project.id}#room$`));
  await expect(gracesPage.getByRole('heading', { name: 'Team room' })).toBeFocused();
  await expect(gracesRoom.getByRole('list', { name: 'Your first week' })).toBeVisible();
  await expectGoodPage(gracesPage);
  await streamOfGrace;

  await adasPage.goto(`/projects/${project.id}`);
  await adasPage.getByRole('tab', { name: 'Team room' }).click();
  // Its steps stand on one line at a desk.
  const steps = await adasRoom.getByRole('list', { name: 'Your first week' }).boundingBox();
  expect(steps?.height).toBeLessThan(40);
  await adasRoom.getByLabel('Add a link').fill(REPOSITORY);
  await adasRoom.getByRole('button', { name: 'Add link' }).click();
  const link = gracesRoom.getByRole('link', { name: `Repository ${REPOSITORY}` });
  await expect(link).toBeVisible(SOON);
  await expect(link).toHaveAttribute('href', `https://${REPOSITORY}`);
  await expect(link).toHaveAttribute('target', '_blank');

  await adasRoom.getByLabel('Write to your team').fill('We meet at https://meet.jit.si/campus on Monday.');
  await adasRoom.getByRole('button', { name: 'Send note' }).click();
  await expect(gracesRoom.getByRole('list', { name: 'Notes' })).toContainText(ada.name, SOON);
  await expect(gracesRoom.getByRole('link', { name: 'https://meet.jit.si/campus' })).toBeVisible();
  await expect(gracesRoom.getByRole('button', { name: 'Edit note' })).toHaveCount(0);

  await gracesRoom.getByLabel('Write to your team').fill('I am there.');
  await gracesRoom.getByRole('button', { name: 'Send note' }).click();
  const adasNotes = adasRoom.getByRole('list', { name: 'Notes' }).getByRole('listitem');
  await expect(adasNotes).toHaveCount(2, SOON);
  await expect(adasNotes.first()).toContainText('I am there.');

  await adasRoom.getByRole('button', { name: 'Propose a meeting' }).click();
  const proposal = adasPage.getByRole('dialog', { name: 'Propose a meeting' });
  await expect(proposal.getByLabel("What it's about")).toHaveValue('First meeting');
  await expectGoodPage(adasPage);
  await proposal.getByRole('button', { name: 'Propose meeting' }).click();
  const adasMeeting = adasRoom.getByRole('list', { name: 'Meetings' }).getByRole('listitem');
  const gracesMeeting = gracesRoom.getByRole('list', { name: 'Meetings' }).getByRole('listitem');
  await expect(gracesMeeting).toContainText('No answer yet', SOON);
  const widthOf = (name: string) => gracesRoom.getByRole('list', { name }).evaluate((list) => list.clientWidth);
  expect(await widthOf('Meetings')).toBe(await widthOf('Links'));
  await gracesRoom.getByRole('button', { name: 'I can make it', exact: true }).click();
  await expect(adasMeeting).toContainText('Everyone confirmed', SOON);
  await adasMeeting.getByRole('button', { name: 'More' }).click();
  await adasMeeting.getByRole('button', { name: 'Move' }).click();
  const move = adasPage.getByRole('dialog', { name: 'Move this meeting' });
  await move.getByLabel('How long').selectOption('30 minutes');
  await move.getByRole('button', { name: 'Move meeting' }).click();
  await expect(gracesMeeting).toContainText('Moved', SOON);
  await expect(gracesMeeting).toContainText('30 minutes');
  await expectGoodPage(gracesPage);

  const nextStreamOfGrace = opensStream();
  await gracesPage.goto('/my-invites?tab=activity');
  await expect(gracesPage.getByText('wrote in').first()).toBeVisible();
  await expect(gracesPage.getByText('moved a meeting for').first()).toBeVisible();
  await gracesPage.getByRole('link', { name: project.title }).first().click();
  await expect(gracesPage).toHaveURL(new RegExp(`/projects/${project.id}#room$`));
  await nextStreamOfGrace;

  await adasRoom.getByRole('button', { name: 'Edit note' }).click();
  const dialog = adasPage.getByRole('dialog', { name: 'Edit your note' });
  await dialog.getByLabel('Your note').fill('We meet on Tuesday.');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(gracesRoom.getByRole('list', { name: 'Notes' })).toContainText('We meet on Tuesday.', SOON);

  await gracesRoom.getByRole('button', { name: `Remove Repository ${REPOSITORY}` }).click();
  await gracesPage.getByRole('alertdialog').getByRole('button', { name: 'Remove link' }).click();
  await expect(adasRoom.getByRole('link', { name: `Repository ${REPOSITORY}` })).toHaveCount(0, SOON);
  await Promise.all([adasPage.context().close(), gracesPage.context().close()]);
});
