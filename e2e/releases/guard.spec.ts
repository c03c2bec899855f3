import { throwingOnRender } from '../support/forge-release.ts';
import { eventsOf, liveReleaseOf, makeLive, statusOf } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const MODULE = 'mf-hackathons';
const HEADING = 'Explore Hackathons';
/** One more than the guard wants to have seen. */
const VISITS = 21;

// The broken release says what is wrong with it.
test.use({ mayLogErrors: true, mayLetErrorsEscape: true });

test('a broken release never costs people their page, and is rolled back by itself', async ({ page }, info) => {
  const good = await liveReleaseOf(MODULE);
  const broken = await throwingOnRender(MODULE);
  await makeLive(MODULE, broken);
  const begin = performance.now();
  const note = (what: string) =>
    info.annotations.push({ type: 'timing', description: `${what}: ${Math.round(performance.now() - begin)} ms` });

  for (let visit = 0; visit < VISITS; visit++) {
    await page.goto('/explore-hackathons');
    await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
    if (visit === 0) note('first page, from the last good release');
    if ((await liveReleaseOf(MODULE)) === good) break;
  }
  note('enough pages have told of it');

  await expect.poll(() => liveReleaseOf(MODULE), { timeout: 60_000 }).toBe(good);
  note('rolled back by the guard');
  const [event] = await eventsOf(MODULE);
  expect(event).toMatchObject({ action: 'rollback', release: good, actor: 'guard' });
  expect((await statusOf(MODULE)).lastGood?.release).not.toBe(broken);

  await page.goto('/explore-hackathons');
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  console.log(info.annotations.map(({ description }) => description).join('\n'));
});
