import type { Locator, Page } from '@playwright/test';
import { aMember } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const CATALOGUE = {
  Frontend: 'React, Vue.js, Angular, Next.js, TypeScript, JavaScript, HTML, CSS, Tailwind CSS',
  Backend: 'Node.js, Python, Java, Go, Ruby, PHP, C#, .NET, Express.js, Django, Flask',
  Mobile: 'React Native, Flutter, Swift, Kotlin, Ionic, Xamarin',
  Database: 'PostgreSQL, MongoDB, MySQL, Redis, Firebase, Supabase',
};
const PROFILE_SECTIONS = {
  'Basic Information': ['Full Name', 'Short Bio', 'Availability'],
  'Academic Information': ['Academic Year', 'Branch'],
  'Your Skills': Object.keys(CATALOGUE),
  'Concepts & Interests': [],
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

async function expectSections(page: Page, sections: Readonly<Record<string, readonly string[]>>): Promise<void> {
  for (const [section, labels] of Object.entries(sections)) {
    await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible();
    const part = page
      .getByRole('region', { name: section })
      .or(page.getByRole('group', { name: section }))
      .first();
    for (const label of labels) {
      await expect(
        part
          .getByLabel(label)
          .or(part.getByRole('group', { name: label }))
          .first(),
      ).toBeVisible();
    }
  }
}

async function optionsOf(select: Locator): Promise<string> {
  await expect(select).toBeVisible();
  return (await select.locator('option').allTextContents()).join(', ');
}

test('the profile editor has each field in its section, the whole catalogue, and adds another project', async ({
  page,
}) => {
  await signIn(page, await aMember());
  await page.goto('/create-profile');
  await expectSections(page, PROFILE_SECTIONS);
  for (const [group, skills] of Object.entries(CATALOGUE)) {
    const chips = page.getByRole('group', { name: group, exact: true }).getByRole('button');
    expect((await chips.allTextContents()).join(', ')).toBe(skills);
  }
  await expect(
    page.getByText(
      /^Everyone with a profile sees it on your card, and teammates use it to contact you after collaboration is accepted/,
    ),
  ).toBeVisible();
  for (const label of ['GitHub URL', 'LinkedIn / Portfolio URL']) {
    await expect(page.getByLabel(label)).toHaveAttribute('type', 'url');
  }
  const titles = page.getByLabel('Title');
  await expect(titles).toHaveCount(1);
  await page.getByRole('button', { name: /another project/i }).click();
  await expect(titles).toHaveCount(2);
});

test('posting a project has each field in its section, and starts open and open to all', async ({ page }) => {
  await signIn(page, await aMember());
  await page.goto('/post-project');
  await expectSections(page, PROJECT_SECTIONS);
  expect(await optionsOf(page.getByLabel('Status'))).toBe('Open, Ideation, In Progress, Completed');
  expect(await optionsOf(page.getByLabel('Collaboration type'))).toBe('Open to all, Invite only');
  await expect(page.getByLabel('Status')).toHaveValue('Open');
  await expect(page.getByLabel('Collaboration type')).toHaveValue('Open to all');
});

test('filters offer the choices of the specification', async ({ page }) => {
  await page.goto('/explore');
  expect(await optionsOf(page.getByLabel('Tech stack'))).toBe(
    'All Tech Stacks, React, Python, Node.js, Go, JavaScript, TypeScript, Figma, AWS',
  );
  expect(await optionsOf(page.getByLabel('Level'))).toBe('All Levels, Junior, Mid-Level, Senior');
  expect(await optionsOf(page.getByLabel('Availability'))).toBe(
    'All Availability, Actively Looking, Open to Collaborate, Available for work',
  );
  await page.goto('/explore-projects');
  expect(await optionsOf(page.getByLabel('Difficulty'))).toContain('Beginner, Intermediate, Advanced');
});
