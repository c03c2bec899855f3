import type { Page } from '@playwright/test';
import { PHONE } from '../support/good-page.ts';
import { aMember, anAccount, aProjectOf, type Member } from '../support/members.ts';
import { signInHere } from '../support/people.ts';
import { expectToast } from '../support/seen.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: PHONE });

/** In the corner of a card, where nothing stands. */
const BESIDE_THE_TITLE = { x: 8, y: 8 };

interface Hackathon {
  id: string;
  title: string;
}

/** The next one to come, as the directory names it. */
async function aHackathon(): Promise<Hackathon> {
  const response = await fetch(`${theSystem().url}/api/hackathons?limit=200`);
  const all = (await response.json()) as (Hackathon & { eventDate: string })[];
  const [next] = all.filter(({ eventDate }) => eventDate > new Date().toISOString()).sort(byDay);
  if (!next) throw new Error('The demo data has no hackathon to come.');
  return next;
}

function byDay(one: { eventDate: string }, other: { eventDate: string }): number {
  return one.eventDate.localeCompare(other.eventDate);
}

async function sendInvite(page: Page, receiver: Member, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Invite ${receiver.name}` });
  await dialog.getByLabel('Project').selectOption({ label: title });
  await dialog.getByLabel('Role').fill('Designer');
  await dialog.getByRole('button', { name: 'Send Invite' }).click();
  await expectToast(page, `Invite sent to ${receiver.name} for ${title}.`);
}

test('whoever gets a link to a person reads who they are, signs in, and invites them', async ({ page }) => {
  const [owner, wanted] = [await aMember('Owner'), await aMember('Wanted', { bio: 'Draws maps of noise.' })];
  const { title } = await aProjectOf(owner);
  await page.goto(`/people/${wanted.profileId}`);
  await expect(page.getByRole('heading', { level: 1, name: wanted.name })).toBeVisible();
  await expect(page.getByText('Draws maps of noise.')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(wanted.name));

  await page.getByRole('button', { name: 'Invite to Collaborate' }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await signInHere(page, owner);

  await expect(page).toHaveURL(new RegExp(`/people/${wanted.profileId}\\?invite=`));
  await sendInvite(page, wanted, title);
  await expect(page).toHaveURL(new RegExp(`/people/${wanted.profileId}$`));
});

test('whoever needs a profile first is back at the invite by Back, and once they have one', { tag: '@lab' }, async ({
  page,
}) => {
  const [account, wanted] = [await anAccount('New'), await aMember('Wanted')];
  await page.goto(`/people/${wanted.profileId}`);
  await page.getByRole('button', { name: 'Invite to Collaborate' }).click();
  await signInHere(page, account);

  await page.getByRole('dialog').getByRole('link', { name: 'Create your profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  await page.goBack();
  await page.getByRole('dialog').getByRole('link', { name: 'Create your profile' }).click();
  await expect(page.getByText("Once you save, you'll return to what you were doing.")).toBeVisible();
  await page.getByLabel('Full Name').fill(account.name);
  await page.getByRole('button', { name: 'Create Profile' }).click();

  await expectToast(page, 'Profile created!');
  await expect(page).toHaveURL(new RegExp(`/people/${wanted.profileId}\\?invite=`));
  await expect(page.getByRole('dialog').getByText('Post a project first')).toBeVisible();
});

test('a hackathon lists the team that forms for it, and from there one comes to its owner', { tag: '@lab' }, async ({
  page,
}) => {
  const owner = await aMember('Owner');
  const hackathon = await aHackathon();
  const project = await aProjectOf(owner, { hackathonId: hackathon.id, rolesNeeded: ['Cartographer'] });

  await page.goto('/explore-hackathons');
  // Wherever it is pressed, as it is for the project below.
  await page.getByRole('listitem').filter({ hasText: hackathon.title }).click({ position: BESIDE_THE_TITLE });
  await expect(page).toHaveURL(new RegExp(`/hackathons/${hackathon.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: hackathon.title })).toBeVisible();

  const team = page.getByRole('list', { name: 'Teams forming for this event' }).getByRole('listitem');
  const card = team.filter({ hasText: project.title });
  await expect(card).toContainText('2 seats open');
  await expect(card).toContainText('Cartographer');
  // It comes late, and the cards make room for it.
  const search = page.getByRole('region', { name: 'Find a team' });
  await expect(search.getByRole('link', { name: 'Sign in to find a team' })).toBeVisible();
  await card.click({ position: BESIDE_THE_TITLE });
  await expect(page).toHaveURL(new RegExp(`/projects/${project.id}$`));

  await page.goto(`/people/${owner.profileId}`);
  const projects = page.getByRole('list', { name: 'Projects looking for people' });
  await expect(projects.getByRole('link', { name: project.title })).toHaveAttribute('href', `/projects/${project.id}`);
});
