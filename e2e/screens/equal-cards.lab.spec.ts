import { PHONE } from '../support/good-page.ts';
import { aMember } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

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
