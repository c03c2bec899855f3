import { PHONE } from '../support/good-page.ts';
import { aMember } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('icons of the tiles of the start page stand in one line, beside two lines of text and three', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 900 });
  await signIn(page, await aMember());
  await page.goto('/');
  const tiles = page.getByRole('region', { name: "What's next?" }).getByRole('listitem');
  await expect(tiles).toHaveCount(3);
  const placesOf = (part: string) =>
    tiles
      .locator(part)
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size);
  expect(await placesOf('h3')).toBeGreaterThan(1);
  expect(await placesOf('svg')).toBe(1);
});

test('on a phone, each tile of the start page is as high as its text, with the same space around it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, await aMember());
  await page.goto('/');
  const tiles = page.getByRole('region', { name: "What's next?" }).getByRole('listitem');
  await expect(tiles).toHaveCount(3);
  const spaces = await tiles.evaluateAll((all) =>
    all.flatMap((tile) => {
      const [outer, inner] = [tile.getBoundingClientRect(), tile.firstElementChild?.getBoundingClientRect()];
      return [(inner?.top ?? 0) - outer.top, outer.bottom - (inner?.bottom ?? 0)].map(Math.round);
    }),
  );
  expect(new Set(spaces).size, `${spaces}`).toBe(1);
});

test('on a phone, each link to a section of a profile is in sight', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, await aMember());
  await page.goto('/create-profile');
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
});

test('the box of an event stays in sight beside a long page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const [hackathon] = await (await page.request.get('/api/hackathons?limit=1')).json();
  await page.goto(`/hackathons/${hackathon.id}`);
  const box = page.getByRole('region', { name: 'When and where' });
  await box.evaluate((one) => {
    const beside = one.parentElement?.nextElementSibling;
    if (beside instanceof HTMLElement) beside.style.minHeight = '2000px';
  });
  await page.evaluate(() => window.scrollTo(0, 1000));
  await expect(box).toBeInViewport({ ratio: 1 });
});
