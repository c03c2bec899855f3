import type { Browser, Page } from '@playwright/test';
import { expectGoodPage, pageOf } from '../support/good-page.ts';
import { aConfirmedMember, type Member } from '../support/members.ts';
import { OPS } from '../support/people.ts';
import { expectToast } from '../support/seen.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

/** The last one to come, which no other journey visits. */
async function aHackathon(): Promise<{ id: string; title: string }> {
  const response = await fetch(`${theSystem().url}/api/hackathons?limit=200`);
  const all = (await response.json()) as { id: string; title: string; eventDate: string }[];
  const last = all.sort((one, other) => one.eventDate.localeCompare(other.eventDate)).at(-1);
  if (!last) throw new Error('The demo data has no hackathon.');
  return last;
}

const search = (page: Page) => page.getByRole('region', { name: 'Find a team' });
const team = (page: Page) => page.getByRole('region', { name: 'A team for you' });

/** Ops have teams of three proposed. */
async function proposeTeams(ops: Page): Promise<void> {
  await ops.reload();
  await ops.getByLabel('People per team').fill('3');
  await ops.getByRole('button', { name: 'Propose teams' }).click();
  await expect(ops.getByRole('status').filter({ hasText: /proposed\./ })).toBeVisible();
}

test('three people look for a team, one of them declines, and with a fourth one a whole team forms', async ({
  browser,
}) => {
  const { id, title } = await aHackathon();
  const path = `/hackathons/${id}`;
  const look = (member: Member) => member.send('PUT', `/api${path}/team-search`, {});
  const [ada, bo] = [await aConfirmedMember('Ada'), await aConfirmedMember('Bo')];
  const [cem, dia] = [await aConfirmedMember('Cem'), await aConfirmedMember('Dia')];
  const open = async (person: Parameters<typeof pageOf>[1], on: Browser = browser) => {
    const page = await pageOf(on, person, PHONE);
    await page.goto(path);
    return page;
  };
  const adasPage = await open(ada);
  const ops = await open({ name: 'Ops', ...OPS });
  await ops.getByRole('link', { name: 'Organise this event' }).click();
  await expectGoodPage(ops);

  await adasPage.getByRole('button', { name: "I'm looking for a team" }).click();
  const dialog = adasPage.getByRole('dialog', { name: 'Find a team' });
  await dialog.getByRole('button', { name: 'UI/UX Designer' }).click();
  await dialog.getByLabel('Hours a week').fill('8');
  await dialog.getByLabel('Tuesday evening').focus();
  await adasPage.keyboard.press('Space');
  await expectGoodPage(adasPage);
  await dialog.getByRole('button', { name: 'Find a team' }).click();
  await expectToast(adasPage, "You're looking for a team.");
  await expect(search(adasPage)).toContainText('8 hours a week · Tue evenings');
  await expectGoodPage(adasPage);

  await look(bo);
  await look(cem);
  await proposeTeams(ops);
  const [bosPage, cemsPage] = [await open(bo), await open(cem)];
  await expect(team(cemsPage)).toContainText(ada.name);
  await expect(team(cemsPage)).toContainText(bo.name);
  await expectGoodPage(cemsPage);

  // Who has blocked Cem is placed without him.
  await dia.send('POST', '/api/blocks', { userId: cem.profileId });
  await look(dia);
  for (const page of [adasPage, bosPage]) {
    await page.reload();
    await team(page).getByRole('button', { name: "Yes, I'm in" }).click();
    await expect(team(page)).toContainText('You said yes.');
  }
  await cemsPage.getByRole('button', { name: 'No thanks' }).click();
  await expect(team(cemsPage)).toHaveCount(0);
  await expect(cemsPage.getByRole('button', { name: 'Stop looking' })).toBeVisible();

  await proposeTeams(ops);
  await expectGoodPage(ops);
  await cemsPage.reload();
  // The others may be placed already: once a minute, whoever lost a team is.
  await expect(search(cemsPage)).toContainText(/No other team had room\.|There was nobody left to team up with\./);
  const diasPage = await open(dia);
  const pages = [adasPage, bosPage, diasPage];
  for (const page of pages) {
    await page.reload();
    await expect(team(page)).not.toContainText(cem.name);
    await team(page).getByRole('button', { name: "Yes, I'm in" }).click();
    await expect(page.getByText(/^(You said yes\.|You're a team)/)).toBeVisible();
  }

  await adasPage.reload();
  await expect(adasPage.getByRole('region', { name: 'Your team' })).toBeVisible();
  await expectGoodPage(adasPage);
  await adasPage.getByRole('link', { name: "Open your team's page" }).click();
  await expect(adasPage.getByRole('heading', { level: 1 })).toContainText(title);
  const members = adasPage.getByRole('list', { name: 'Team', exact: true });
  for (const { name } of [ada, bo, dia]) await expect(members).toContainText(name);
  for (const page of [...pages, cemsPage, ops]) await page.context().close();
});
