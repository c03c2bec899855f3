import { randomUUID } from 'node:crypto';
import { DESK, PHONE } from '../support/good-page.ts';
import { aMember, aProjectOf } from '../support/members.ts';
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

test('people who are suggested beside each other have their buttons on one line', async ({ page }) => {
  const skill = { skillId: `Kelp ${randomUUID().slice(0, 8)}` };
  const owner = await aMember('Owner');
  const names = ['Bo', 'Featherstonehaugh-Cholmondeley'];
  const people = await Promise.all(names.map((name) => aMember(name, { skills: [skill] })));
  const project = await aProjectOf(owner, { techStack: [skill.skillId] });
  await page.setViewportSize(DESK);
  await signIn(page, owner);
  await page.goto(`/projects/${project.id}?tab=manage`);
  const tops = people.map(async ({ name }) => {
    const button = page.getByRole('button', { name: `Invite ${name}` });
    return (await button.boundingBox())?.y;
  });
  const [first, second] = await Promise.all(tops);
  expect(first).toBe(second);
});
