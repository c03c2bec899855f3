import { answer, CALLS, holdBack, refuse } from '../support/faults.ts';
import { expect, test } from '../support/test.ts';

// A browser logs refused calls by itself.
test.use({ mayLogErrors: true });

test('the hackathon list says that there is none, also when it cannot be read', async ({ page }) => {
  const none = page.getByRole('main').getByText('No hackathons found.');
  await page.goto('/explore-hackathons?search=nobody-calls-it-this');
  await expect(none).toBeVisible();
  const recover = await answer(page, CALLS.readHackathons, []);
  await page.goto('/explore-hackathons');
  await expect(none).toBeVisible();
  await recover();
  await refuse(page, CALLS.readHackathons, 400);
  await page.goto('/explore-hackathons');
  await expect(none).toBeVisible();
});

test('the directory says that it loads and that nobody is found; refused, it is empty and logged', async ({ page }) => {
  const letLoad = await holdBack(page, CALLS.readDirectory);
  await page.goto('/explore');
  await expect(page.getByText('Loading users...')).toBeVisible();
  letLoad();
  await expect(page.getByText(/^Showing \d+ developer\(s\)$/)).toBeVisible();
  await expect(page.getByText('Filters active')).toHaveCount(0);

  await page.getByRole('searchbox').fill('nobody-is-called-this');
  await expect(page.getByRole('main').getByText('No users found.')).toBeVisible();
  await expect(page.getByText('Filters active')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText(/^Showing [1-9]\d* developer\(s\)$/)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');

  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await refuse(page, CALLS.readDirectory, 400);
  await page.goto('/explore');
  await expect(page.getByRole('main').getByText('No users found.')).toBeVisible();
  await expect(page.getByText('Showing 0 developer(s)')).toBeVisible();
  expect(logged.join()).toContain('The user directory could not be read.');
});
