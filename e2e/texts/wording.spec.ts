import type { Locator } from '@playwright/test';
import { aMember } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { timeOf, toast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

const CATALOGUE = {
  Frontend: 'React, Vue.js, Angular, Next.js, TypeScript, JavaScript, HTML, CSS, Tailwind CSS',
  Backend: 'Node.js, Python, Java, Go, Ruby, PHP, C#, .NET, Express.js, Django, Flask',
  Mobile: 'React Native, Flutter, Swift, Kotlin, Ionic, Xamarin',
  Database: 'PostgreSQL, MongoDB, MySQL, Redis, Firebase, Supabase',
};

async function optionsOf(select: Locator): Promise<string> {
  await expect(select).toBeVisible();
  return (await select.locator('option').allTextContents()).join(', ');
}

test('the footer tells what the product is, and the year 2024', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('student developers and hackathon participants');
  await expect(footer).toContainText('© 2024');
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

test('the profile editor has its six sections, the whole catalogue, and the hint about contact', async ({ page }) => {
  await signIn(page, await aMember());
  await page.goto('/create-profile');
  for (const name of [
    'Basic Information',
    'Academic Information',
    'Your Skills',
    'Concepts & Interests',
    'Social Links',
    'Featured Projects',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  for (const [group, skills] of Object.entries(CATALOGUE)) {
    const chips = page.getByRole('group', { name: group, exact: true }).getByRole('button');
    expect((await chips.allTextContents()).join(', ')).toBe(skills);
  }
  await expect(page.getByText(/contact you after collaboration is accepted/)).toBeVisible();
  for (const label of ['GitHub URL', 'LinkedIn / Portfolio URL']) {
    await expect(page.getByLabel(label)).toHaveAttribute('type', 'url');
  }
});

test('posting a project has its five sections, its statuses and its collaboration types', async ({ page }) => {
  await signIn(page, await aMember());
  await page.goto('/post-project');
  for (const name of [
    'Basic Information',
    'Collaboration Details',
    'Technical Requirements',
    'Team Requirements',
    'Additional Details',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  expect(await optionsOf(page.getByLabel('Status'))).toBe('Open, Ideation, In Progress, Completed');
  expect(await optionsOf(page.getByLabel('Collaboration type'))).toBe('Open to all, Invite only');
});

test('toasts stand at the top right, stay while the pointer is on them, and are held by Alt+T from the first frame', async ({
  page,
}) => {
  const text = 'Messages feature coming soon!';
  await page.goto('/');
  const messages = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Messages Soon' });
  await messages.press('Enter');
  const card = page.getByRole('region', { name: /Notifications/ }).getByRole('alert');
  await card.waitFor({ state: 'attached' });
  await page.keyboard.press('Alt+t');
  await expect(card).toBeFocused();
  expect(await timeOf(page, text)).toMatchObject({ playState: 'paused' });

  await page.keyboard.press('Escape');
  await messages.focus();
  await expect.poll(() => timeOf(page, text)).toMatchObject({ playState: 'running' });
  await toast(page, text).hover();
  await expect.poll(() => timeOf(page, text)).toMatchObject({ playState: 'paused' });
  const box = await toast(page, text).boundingBox();
  expect(box?.x).toBeGreaterThan(640);
  expect(box?.y).toBeLessThan(300);
});

test('a description in the directory is cut after three lines', async ({ page }) => {
  const { name } = await aMember('Verbose', { bio: 'A sentence that goes on. '.repeat(30) });
  await page.goto(`/explore?search=${encodeURIComponent(name)}`);
  const description = page.getByText('A sentence that goes on.');
  await expect(description).toBeVisible();
  const lines = await description.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(3);
});
