import { aMember } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('filters of the directory live in the address, and back and forward follow them', async ({ page }) => {
  await page.goto('/explore');
  const tech = page.getByLabel('Tech stack');
  const level = page.getByLabel('Level');
  await tech.selectOption('Python');
  await expect(page).toHaveURL(/tech=Python/);
  await level.selectOption('Senior');
  await expect(page.getByText('No users found.')).toBeVisible();

  await page.goBack();
  await expect(level).toHaveValue('All Levels');
  await expect(tech).toHaveValue('Python');
  await page.goBack();
  await expect(tech).toHaveValue('All Tech Stacks');
  await page.goForward();
  await expect(tech).toHaveValue('Python');

  await page.reload();
  await expect(tech).toHaveValue('Python');
  await expect(page.getByText('Filters active')).toBeVisible();
});

test('filters of projects and hackathons live in the address', async ({ page }) => {
  await page.goto('/explore-projects');
  await page.getByLabel('Difficulty').selectOption('Beginner');
  await expect(page).toHaveURL(/difficulty=Beginner/);
  await page.getByLabel('Tags').fill('climate');
  await expect(page).toHaveURL(/tags=climate/);
  await page.goBack();
  await expect(page.getByLabel('Difficulty')).toHaveValue('');

  await page.goto('/explore-hackathons');
  await page.getByRole('searchbox').fill('relay');
  await expect(page).toHaveURL(/search=relay/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('relay');
});

test('the tab of My Invites lives in the address, and back returns to the other one', async ({ page }) => {
  await signIn(page, await aMember());
  await page.goto('/my-invites');
  await page.getByRole('tab', { name: 'Sent' }).click();
  await expect(page).toHaveURL(/tab=sent/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Received' })).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(page.getByRole('tab', { name: 'Sent' })).toHaveAttribute('aria-selected', 'true');
});
