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
