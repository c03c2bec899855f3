import { expectNoViolation } from '../support/axe.ts';
import { DESK, expectGoodPage, PHONE } from '../support/good-page.ts';
import { ADA, signIn } from '../support/people.ts';
import { expectServed, reportsOf } from '../support/registry.ts';
import { releaseAs } from '../support/release-command.ts';
import { aSquad, buildSixthModule, MODULE_JSON, SIXTH } from '../support/sixth-module.ts';
import { expect, test } from '../support/test.ts';

test('a sixth module brings its places with a token and a key alone, into pages that are open as well', {
  tag: '@lab',
}, async ({ page, request }) => {
  const [route] = MODULE_JSON.routes;
  const wrong = { routes: [{ ...route, page: 'nowhere' }] };
  await expect(buildSixthModule({ places: wrong })).rejects.toThrow(
    'The route /crews names the page "nowhere", which is not built',
  );

  await page.goto('/explore');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Users' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isStillOpen: true }));
  const squad = await aSquad(SIXTH);
  const published = await releaseAs(squad, 'publish', SIXTH, '--from', await buildSixthModule(), '--activate');
  expect(published).toMatchObject({ exitCode: 0, errors: '' });
  await expect.poll(async () => (await request.get('/crews')).text()).toContain(`/modules/${SIXTH}/`);

  // As when somebody comes back to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('button', { name: 'Explore' }).click();
  const entries = main.getByRole('link', { name: /^Explore / });
  await expect(entries).toHaveText(['Explore Users', 'Explore Projects', 'Explore Hackathons', 'Explore Crews']);
  await entries.last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crews' })).toBeVisible();
  await expect(page).toHaveTitle('Crews · Crewdeck');
  await expect(page.getByText(/^Hackathons: \d+$/)).toBeVisible();
  expect(await page.evaluate(() => 'isStillOpen' in window)).toBe(true);
  await expectNoViolation(page);

  const html = await (await request.get('/crews')).text();
  expect(html).toContain('<link rel="preload" as="fetch" href="/api/hackathons?limit=1"');
  await page.goto('/crews/a-1');
  await expect(page.getByRole('heading', { level: 1, name: 'Crew a-1' })).toBeVisible();
  await expect.poll(() => reportsOf(SIXTH, 'ok')).toBeGreaterThan(0);

  // Written out, it comes before what stands for anything, and it is for who is signed in.
  await page.goto('/crews/new');
  await expect(page).toHaveURL(/\/sign-in\?/);
  await expect(main.getByRole('link', { name: 'My Crew' })).toHaveCount(0);
  await signIn(page, ADA);
  await page.goto('/crews/new');
  await expect(page.getByRole('heading', { level: 1, name: 'Your new crew' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'My Crew' })).toBeVisible();
  await expectGoodPage(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Site menu' }).getByRole('link', { name: /Crew/ })).toHaveText([
    'Explore Crews',
    'My Crew',
  ]);
  await page.setViewportSize(DESK);

  await releaseAs(squad, 'stop', SIXTH, '--reason', 'The test is over.');
  await expectServed(SIXTH, undefined);
  await page.goto('/crews');
  await expect(page.getByRole('heading', { name: 'Crews is switched off for now.' })).toBeVisible();
});
