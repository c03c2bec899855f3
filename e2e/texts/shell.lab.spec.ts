import { answer, CALLS, holdBack, refuse } from '../support/faults.ts';
import { expectToastFor, toast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

// A browser logs refused calls by itself.
test.use({ mayLogErrors: true });

test('Messages announces itself for 3 seconds, with a badge, and leads nowhere', async ({ page }) => {
  await page.goto('/');
  const messages = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Messages Soon' });
  await messages.click();
  await expectToastFor(page, 'Messages feature coming soon!', 3_000);
  await expect(page).toHaveURL(/\/$/);
});

test('posting a hackathon asks for what is required, then only shows a notice for 3.5 seconds', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const isCall = request.method() !== 'GET' && !request.url().endsWith('/api/release-reports');
    if (isCall) calls.push(request.url());
  });
  const text = 'Sorry, we are facing some issues. Posting hackathons is coming soon.';
  await page.goto('/post-hackathon');
  const post = page.getByRole('button', { name: 'Post Hackathon' });
  await post.click();
  await expect(toast(page, text)).toHaveCount(0);

  await page.getByLabel('Website URL').fill('https://hack.example');
  await page.getByLabel('Registration fee').selectOption('Free');
  await expect(page.getByLabel('Fee amount')).toHaveCount(0);
  await page.getByLabel('Registration fee').selectOption('Paid');
  await page.getByLabel('Fee amount').fill('10');
  await page.getByLabel('Event mode').selectOption('Hybrid');
  await page.getByLabel('Tech stack').fill('React');
  await page.getByLabel('Roles').fill('Designer');
  await page.getByLabel('Max team size').fill('4');
  await post.click();
  await expectToastFor(page, text, 3_500);
  expect(calls).toEqual([]);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
});

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
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByLabel('Level').selectOption('Senior');
  await expect(page.getByText('Filters active')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText(/^Showing [1-9]\d* developer\(s\)$/)).toBeVisible();

  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await refuse(page, CALLS.readDirectory, 400);
  await page.goto('/explore');
  await expect(page.getByRole('main').getByText('No users found.')).toBeVisible();
  await expect(page.getByText('Showing 0 developer(s)')).toBeVisible();
  expect(logged.join()).toContain('The user directory could not be read.');
});
