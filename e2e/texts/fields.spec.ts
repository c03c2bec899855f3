import type { Locator, Page } from '@playwright/test';
import { aMember, aProjectOf } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PROFILE_SECTIONS = {
  'Basic Information': ['Full Name', 'Short Bio', 'Availability'],
  'Academic Information': ['Academic Year', 'Branch'],
  'Social Links': ['GitHub URL', 'LinkedIn / Portfolio URL', 'Contact'],
  'Featured Projects': ['Title', 'Tech', 'Link'],
};
const PROJECT_SECTIONS = {
  'Basic Information': ['Title', 'Description'],
  'Collaboration Details': ['Status', 'Collaboration type'],
  'Technical Requirements': ['Tech stack', 'Custom tech', 'Difficulty'],
  'Team Requirements': ['Roles open', 'Custom role', 'Max team size'],
  'Additional Details': ['Deadline', 'Tags'],
};
const EDITED = ['Title', 'Description', 'Tech stack', 'Roles', 'Max team size', 'Deadline', 'Invite status'];

function field(within: Page | Locator, label: string): Locator {
  return within.getByLabel(label).or(within.getByRole('group', { name: label }));
}

async function expectSections(page: Page, sections: Readonly<Record<string, readonly string[]>>): Promise<void> {
  for (const [section, labels] of Object.entries(sections)) {
    const part = page.getByRole('region', { name: section }).or(page.getByRole('group', { name: section }));
    for (const label of labels) await expect(field(part.first(), label).first()).toBeVisible();
  }
}

for (const [path, name] of Object.entries({ '/sign-in': 'Sign In', '/sign-up': 'Sign Up' })) {
  test(`${path} takes e-mail and password, or a Google account`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByLabel('Email')).toHaveAttribute('required', '');
    await expect(page.getByLabel('Password')).toHaveAttribute('required', '');
    await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /Google/ })).toBeVisible();
  });
}

test('the profile editor has each field in its section, and adds another project', async ({ page }) => {
  await signIn(page, await aMember());
  await page.goto('/create-profile');
  await expectSections(page, PROFILE_SECTIONS);
  const titles = page.getByLabel('Title');
  await expect(titles).toHaveCount(1);
  await page.getByRole('button', { name: /another project/i }).click();
  await expect(titles).toHaveCount(2);
});

test('posting a project has each field in its section, and starts open and open to all', async ({ page }) => {
  await signIn(page, await aMember());
  await page.goto('/post-project');
  await expectSections(page, PROJECT_SECTIONS);
  await expect(page.getByLabel('Status')).toHaveValue('Open');
  await expect(page.getByLabel('Collaboration type')).toHaveValue('Open to all');
});

test('the edit dialog has its fields and its three ways on', async ({ page }) => {
  const owner = await aMember('Owner');
  const { id } = await aProjectOf(owner);
  await signIn(page, owner);
  await page.goto(`/my-projects?edit=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit project' });
  for (const label of EDITED) await expect(field(dialog, label).first()).toBeVisible();
  for (const name of ['Save', 'Archive', 'Delete Project']) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  }
});
