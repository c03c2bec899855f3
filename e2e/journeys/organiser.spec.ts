import { DESK, expectGoodPage, PHONE, pageOf } from '../support/good-page.ts';
import { aConfirmedMember, aMember } from '../support/members.ts';
import { OPS } from '../support/people.ts';
import { expectToast } from '../support/seen.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const DAY_MS = 86_400_000;

/** The first one to come: other journeys visit the last. */
async function aHackathonId(): Promise<string> {
  const response = await fetch(`${theSystem().url}/api/hackathons?limit=200`);
  const all = (await response.json()) as { id: string; eventDate: string }[];
  const soon = new Date(Date.now() + 3 * DAY_MS).toISOString();
  const [first] = all
    .filter(({ eventDate }) => eventDate > soon)
    .sort((a, b) => a.eventDate.localeCompare(b.eventDate));
  if (!first) throw new Error('The demo data has no hackathon to come.');
  return first.id;
}

test('ops name an organiser, who sees who takes part and plans a round, which everyone reads', { tag: '@lab' }, async ({
  browser,
}) => {
  const path = `/hackathons/${await aHackathonId()}`;
  const [zoe, ada] = [await aMember('Zoe'), await aConfirmedMember('Ada')];
  await ada.send('PUT', `/api${path}/team-search`, {});
  const [opsPage, zoesPage, adasPage] = [
    await pageOf(browser, { name: 'Ops', ...OPS }, DESK),
    await pageOf(browser, zoe, PHONE),
    await pageOf(browser, ada, PHONE),
  ];

  await zoesPage.goto(`${path}/organise`);
  await expect(zoesPage.getByText("You don't organise this event.")).toBeVisible();
  await opsPage.goto(`${path}/organise`);
  await opsPage.getByLabel('Add an organiser').fill(zoe.name);
  await opsPage.getByRole('button', { name: `Add ${zoe.name}` }).click();
  await expectToast(opsPage, 'Organiser added.');
  await expectGoodPage(opsPage);

  await zoesPage.goto(path);
  await zoesPage.getByRole('link', { name: 'Organise this event' }).click();
  await expect(zoesPage.getByRole('list', { name: 'People in the team search' })).toContainText(ada.name);
  await zoesPage.getByRole('tab', { name: 'Rounds' }).click();
  const rounds = zoesPage.getByRole('region', { name: 'Plan a round' });
  await rounds.getByLabel('Round starts').fill(`${new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)}T18:00`);
  await rounds.getByRole('button', { name: 'Plan a round' }).click();
  await expectToast(zoesPage, 'Round planned.');
  await expect(rounds.getByRole('listitem')).toContainText(/18:00 \S+: teams of 4/);
  const frameOf = (label: string) =>
    rounds.getByLabel(label).evaluate((field) => getComputedStyle(field).borderBlockStartColor);
  // Neither hovered nor focused, the emptied field looks like any other.
  await zoesPage.mouse.move(0, 0);
  await expect.poll(async () => (await frameOf('Round starts')) === (await frameOf('Team size'))).toBe(true);
  await expectGoodPage(zoesPage);

  await adasPage.goto(path);
  await expect(adasPage.getByText(/^Next round: .*1[78]:00/)).toBeVisible();

  await rounds.getByRole('button', { name: /^Cancel the round/ }).click();
  await zoesPage.getByRole('alertdialog').getByRole('button', { name: 'Cancel round' }).click();
  await expectToast(zoesPage, 'Round cancelled.');
  for (const page of [opsPage, zoesPage, adasPage]) await page.context().close();
});
