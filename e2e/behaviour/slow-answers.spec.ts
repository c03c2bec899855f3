import type { Page, ViewportSize } from '@playwright/test';
import { delayApi } from '../support/faults.ts';
import { DESK, PHONE } from '../support/good-page.ts';
import { withoutLive } from '../support/live.ts';
import { aMember, anInviteTo, aProjectOf, join, type Member } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const SLOW_MS = 700;
const TOLERANCE_PX = 2;
const SIZES = [PHONE, DESK];

/** Notes, from the next page on, what can be pressed or typed into and does not stay where it was first drawn. */
async function watchControls(page: Page): Promise<void> {
  await page.addInitScript((tolerance) => {
    const places = new WeakMap<Element, DOMRect>();
    const moved = new Set<string>();
    Object.assign(window, { movedControls: moved });
    const look = () => {
      // A busy machine has the font later than the page; that is no answer of the API.
      const shown =
        document.fonts.status === 'loaded' ? 'main :is(a[href], button, input, select, textarea)' : ':not(*)';
      // What is folded has no place yet.
      for (const control of [...document.querySelectorAll(shown)].filter((each) => each.checkVisibility())) {
        const { left, top } = control.getBoundingClientRect();
        const before = places.get(control);
        const now = new DOMRect(left + scrollX, top + scrollY);
        if (before && Math.hypot(now.x - before.x, now.y - before.y) > tolerance) moved.add(control.outerHTML);
        places.set(control, before ?? now);
      }
      requestAnimationFrame(look);
    };
    look();
  }, TOLERANCE_PX);
}

/** A project with a team, an invite and two interested people, and everybody whom it concerns. */
async function aBusyProject() {
  const [owner, member, invitee, stranger, keen] = [
    await aMember('Owner'),
    await aMember('Member'),
    await aMember('Invitee'),
    await aMember('Stranger'),
    await aMember('Keen', { skills: [{ skillId: 'React' }] }),
  ];
  const project = await aProjectOf(owner, { techStack: ['React'], rolesNeeded: ['Cartographer'], maxTeamSize: 5 });
  await join(member, owner, project);
  await anInviteTo(invitee, owner, project);
  for (const { send, profileId } of [keen, stranger]) {
    await send('POST', '/api/interests', {
      userId: profileId,
      projectId: project.id,
      words: 'I draw maps. '.repeat(9),
    });
  }
  const path = `/projects/${project.id}`;
  return [
    { person: owner, paths: [path, `${path}?tab=overview`, '/post-project', '/create-profile'] },
    { person: member, paths: [path, `${path}?tab=room`] },
    { person: invitee, paths: [path] },
    { person: stranger, paths: [path] },
  ];
}

async function expectToStay(page: Page, path: string, who: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  const moved = await page.evaluate(() => [...Reflect.get(window, 'movedControls')]);
  expect.soft(moved, `${who} at ${path}, ${page.viewportSize()?.width} px wide`).toEqual([]);
}

test('nothing moves away under a finger while answers are slow', { tag: '@lab' }, async ({ browser, baseURL }) => {
  const look = async (person: Member, size: ViewportSize, paths: readonly string[]) => {
    const page = await browser.newPage({ baseURL, viewport: size });
    await withoutLive(page);
    await signIn(page, person);
    await watchControls(page);
    await delayApi(page, SLOW_MS);
    for (const path of paths) await expectToStay(page, path, person.name);
    await page.close();
  };
  // Most of it is waiting, which all can do at once.
  const people = await aBusyProject();
  await Promise.all(people.flatMap(({ person, paths }) => SIZES.map((size) => look(person, size, paths))));
});
