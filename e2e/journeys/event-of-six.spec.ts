import type { Locator, Page } from '@playwright/test';
import { DESK, expectGoodPage, PHONE, pageOf } from '../support/good-page.ts';
import { aConfirmedMember, aMember, type Member, theOps } from '../support/members.ts';
import { expectToast } from '../support/seen.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(300_000);

/** Within it, no poll can have been it. */
const SOON = { timeout: 15_000 };
const NEWS = 'The first round is tonight.';

/** The last one to come, which no other journey visits. */
async function aHackathon(): Promise<{ id: string; title: string }> {
  const response = await fetch(`${theSystem().url}/api/hackathons?limit=200`);
  const all = (await response.json()) as { id: string; title: string; eventDate: string }[];
  const last = all.sort((one, other) => one.eventDate.localeCompare(other.eventDate)).at(-1);
  if (!last) throw new Error('The demo data has no hackathon.');
  return last;
}

const team = (page: Page) => page.getByRole('region', { name: 'A team for you' });

/** Answers a proposed team over HTTP. */
async function answer(member: Member, path: string, said: 'yes' | 'no'): Promise<void> {
  const headers = { authorization: member.authorization };
  const search = await (await fetch(`${theSystem().url}/api${path}/team-search`, { headers })).json();
  await member.send('POST', `/api/team-proposals/${search.proposal.id}/answer`, { answer: said });
}

/** The time stands apart from what was said, in line with its first letter. */
async function expectBelowWords(quote: Locator, time: Locator): Promise<void> {
  const words = await quote.boundingBox();
  const below = await time.boundingBox();
  const edge = await quote.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingLeft));
  expect(below?.x).toBeCloseTo((words?.x ?? 0) + 3 + edge, 0);
  expect(below?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0) + 4);
}

test('six people read news, wish, decline twice, and each is in a team in the end, which pages tell by themselves', async ({
  browser,
}) => {
  const { id, title } = await aHackathon();
  const path = `/hackathons/${id}`;
  const zoe = await aMember('Zoe');
  await (await theOps()).send('PUT', `/api${path}/organisers/${zoe.uid}`, {});
  const six = await Promise.all(['Ada', 'Bo', 'Cem', 'Dia', 'Eva', 'Fay'].map((name) => aConfirmedMember(name)));
  const [ada, bo, cem, dia, eva, fay] = six as [Member, Member, Member, Member, Member, Member];
  const look = (member: Member) => member.send('PUT', `/api${path}/team-search`, {});
  const wish = (member: Member, ...liked: Member[]) =>
    member.send('PUT', `/api${path}/team-search/wishes`, {
      likes: liked.map(({ profileId }) => ({ kind: 'person', id: profileId })),
      avoids: [],
    });
  const zoesPage = await pageOf(browser, zoe, DESK);
  const pages = await Promise.all([ada, bo, cem].map((one) => pageOf(browser, one, PHONE)));
  const [adasPage, bosPage, cemsPage] = pages as [Page, Page, Page];
  for (const page of pages) await page.goto(path);

  await adasPage.getByRole('region', { name: 'When and where' }).getByRole('button', { name: 'Find a team' }).click();
  const dialog = adasPage.getByRole('dialog', { name: 'Find a team' });
  await dialog.getByRole('button', { name: 'UI/UX Designer' }).click();
  await dialog.getByLabel('Hours a week').fill('8');
  await dialog.getByLabel('Tuesday evening').focus();
  await adasPage.keyboard.press('Space');
  await expectGoodPage(adasPage);
  await dialog.getByRole('button', { name: 'Start looking' }).click();
  await expectToast(adasPage, "You're looking for a team.");
  await expect(adasPage.locator('#find-my-team')).toBeFocused();
  await expect(adasPage.locator('#find-my-team')).toHaveCSS('outline-style', 'none');
  for (const member of [bo, cem, dia, eva, fay]) await look(member);

  const wishes = adasPage.getByRole('region', { name: "People or projects you'd like" });
  await adasPage.getByText('Teammate preferences', { exact: true }).click();
  for (const { name } of [bo, cem]) {
    await wishes.getByRole('searchbox').fill(name);
    await wishes.getByRole('button', { name: `Add ${name}` }).click();
  }
  await expectGoodPage(adasPage);
  await adasPage.getByRole('button', { name: 'Save preferences' }).click();
  await expectToast(adasPage, 'Preferences saved.');
  await wish(bo, ada, cem);
  await wish(cem, ada, bo);

  await zoesPage.goto(`${path}/organise`);
  await expect(zoesPage.getByRole('list', { name: 'People in the team search' })).not.toContainText('wish');
  await zoesPage.getByRole('tab', { name: 'Announcements' }).click();
  await zoesPage.getByLabel('Tell everyone who takes part').fill(NEWS);
  await zoesPage.getByRole('button', { name: 'Send announcement' }).click();
  await zoesPage.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
  const news = zoesPage.getByRole('list', { name: 'Announcements' });
  await expect(news).toContainText(NEWS);
  await expectBelowWords(news.getByRole('blockquote'), news.locator('time'));
  await expectGoodPage(zoesPage);

  await zoesPage.getByRole('tab', { name: 'Rounds' }).click();
  await zoesPage.getByRole('region', { name: 'Start a round' }).getByLabel('Team size').fill('3');
  await zoesPage.getByRole('button', { name: 'Propose teams now' }).click();
  await zoesPage.getByRole('alertdialog').getByRole('button', { name: 'Propose' }).click();
  await expect(zoesPage.getByRole('status').filter({ hasText: '2 teams proposed.' })).toBeVisible();
  await expect(zoesPage.getByRole('list', { name: 'Not placed' })).toHaveCount(0);
  for (const page of pages) {
    for (const { name } of [ada, bo, cem]) await expect(team(page)).toContainText(name, SOON);
    await expect(team(page)).not.toContainText(/wish/i);
  }
  // However long the card of a proposed team is, its answer is in sight on a phone.
  await team(cemsPage).getByRole('heading', { name: 'A team for you' }).scrollIntoViewIfNeeded();
  const yes = team(cemsPage).getByRole('button', { name: "Yes, I'm in" });
  await expect(yes).toBeInViewport();
  // Nor is it cut off on a desk, as the page opens.
  await cemsPage.setViewportSize(DESK);
  await cemsPage.evaluate(() => window.scrollTo(0, 0));
  await expect(yes).toBeInViewport({ ratio: 1 });
  await cemsPage.setViewportSize(PHONE);
  await expectGoodPage(cemsPage);
  await team(adasPage).getByRole('button', { name: "Yes, I'm in" }).click();
  await expect(team(adasPage)).toContainText('You said yes.');
  await zoesPage.getByRole('tab', { name: 'Teams' }).click();
  const waiting = zoesPage.getByRole('list', { name: 'Waiting for answers' }).getByRole('listitem');
  await expect(waiting.filter({ hasText: '1 of 3 said yes' })).toContainText(bo.name, SOON);
  await expectGoodPage(zoesPage);
  await zoesPage.getByRole('tab', { name: 'Rounds' }).click();

  await team(cemsPage).getByRole('button', { name: 'No thanks' }).click();
  await cemsPage.getByRole('alertdialog').getByRole('button', { name: 'Say no' }).press('Enter');
  // Pressed by a key, it leaves the focus where one sees it.
  await expect(cemsPage.locator('#find-my-team')).toHaveCSS('outline-style', 'solid');
  for (const page of pages) await expect(team(page)).toHaveCount(0, SOON);
  await answer(fay, path, 'no');

  // A job may have done it already: it places people who lost a team. Then the page has no button for it.
  await zoe.send('POST', `/api${path}/team-rounds`, { teamSize: 3 });
  for (const page of [adasPage, bosPage]) await expect(team(page)).toContainText(fay.name, SOON);
  for (const { name } of [dia, eva]) await expect(team(cemsPage)).toContainText(name, SOON);
  for (const member of [dia, eva, fay]) await answer(member, path, 'yes');
  for (const page of pages) await team(page).getByRole('button', { name: "Yes, I'm in" }).click();
  for (const page of pages) await expect(page.getByRole('region', { name: "You're a team" })).toBeVisible(SOON);
  await expectGoodPage(adasPage);

  const formed = adasPage.getByRole('region', { name: "You're a team" });
  await expect(formed.getByRole('link', { name: 'Say hello' })).toBeVisible();
  await formed.getByRole('link', { name: title }).click();
  await expect(adasPage.getByRole('heading', { level: 1 })).toContainText(title);
  const members = adasPage.getByRole('list', { name: 'Team', exact: true });
  for (const { name } of [ada, bo, fay]) await expect(members).toContainText(name);
  await adasPage.goto('/');
  await expect(adasPage.getByRole('region', { name: 'Coming up' })).toContainText(title);
  await adasPage.goto('/my-invites?tab=activity');
  await expect(adasPage.getByText(/News from/).first()).toBeVisible();
  const { path: feed } = await ada.send<{ path: string }>('POST', '/api/account/calendar', {});
  expect(await (await fetch(`${theSystem().url}${feed}`)).text()).toContain(`SUMMARY:${title}`);
  for (const page of [...pages, zoesPage]) await page.context().close();
});
