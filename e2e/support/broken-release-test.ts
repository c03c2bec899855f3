import type { Page } from '@playwright/test';
import type { BrokenRelease, Seen } from './broken-releases.ts';
import { delayApi } from './faults.ts';
import { aMember } from './members.ts';
import { networks, reportFrom } from './networks.ts';
import { signIn } from './people.ts';
import { eventsOf, type Failure, liveReleaseOf, makeLive, reportCounts, reportsSince, statusOf } from './registry.ts';
import { release as command } from './release-command.ts';
import { theSystem } from './system.ts';
import { expect, test } from './test.ts';

const PLACES = {
  'mf-hackathons': { path: '/explore-hackathons', heading: 'Explore Hackathons' },
  'mf-explore': { path: '/explore', heading: 'Explore Users' },
  'mf-projects': { path: '/my-projects', heading: 'My Projects' },
} as const;
/** With the one that the browser is in, as many as the guard wants. */
const OTHERS = networks(4, 1);
const CONTENT = networks(6, 2);
const CHROME = 'Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36';
/** A page is looked at five seconds after it was drawn. */
const REST_MS = 6_000;
const GUARD_LIMIT_MS = 20_000;

async function expectSeen(page: Page, heading: string, seen: Seen): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
  if (seen === 'an empty page') return expect(page.getByRole('main')).toBeEmpty();
  if (seen !== 'a panel') return expect(title).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: `${heading} isn't available right now` })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title).toBeVisible();
}

/** As the browser was the first to tell it. */
async function findTold(module: string, live: string, { outcome, message }: NonNullable<BrokenRelease['told']>) {
  let found: Failure | undefined;
  await expect(async () => {
    found = (await statusOf(module)).failures.find((one) => one.release === live && one.outcome === outcome);
    expect(found?.message ?? '').toMatch(message);
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found as Failure;
}

/** What the browser has told, from others, and from those who have no trouble. */
async function tellMore(module: string, good: string, told: Failure, userAgent: string, isRare = false) {
  const { release, outcome } = told;
  const details = { ...(told.route && { route: told.route }), ...(told.message && { message: told.message }) };
  const reports = [
    { module, release, outcome, ...details },
    { module, release: good, outcome: 'ok' },
  ];
  for (const address of OTHERS) await reportFrom(address, reports, userAgent);
  for (const address of isRare ? CONTENT : []) await reportFrom(address, [{ module, release, outcome: 'ok' }], CHROME);
}

/** Makes it live, and looks at what people and ops see of it and who takes it back. */
export function testBrokenRelease(fault: string, broken: BrokenRelease): void {
  const { module = 'mf-hackathons', seen, told, acts, isForMembers, isRare } = broken;
  const outcome = told?.outcome ?? 'nothing';
  test(`a release that ${fault}: people see ${seen}, ops see ${outcome}, and ${acts} acts`, async ({ browser }) => {
    const { path, heading } = PLACES[module];
    const good = await liveReleaseOf(module);
    const context = await browser.newContext({ baseURL: theSystem().url, userAgent: CHROME, ...broken.window });
    const page = await context.newPage();
    if (isForMembers) await signIn(page, await aMember());
    const live = await broken.publish(module);
    const before = await reportCounts();
    const goBack = await makeLive(module, live);
    try {
      // Slow enough for a page to be drawn before its data.
      await delayApi(page);
      await page.goto(path);
      await expectSeen(page, heading, seen);
      await page.getByRole('banner').click({ position: { x: 1, y: 1 } });
      await page.waitForTimeout(told ? 0 : REST_MS);
      if (!told) {
        expect((await reportsSince(before)).others).toEqual([]);
        return;
      }
      const first = await findTold(module, live, told);
      expect(first).toMatchObject({ route: path, browser: expect.stringMatching(/^(Chrome|Firefox) \d+$/) });
      await tellMore(module, good, first, broken.window?.userAgent ?? CHROME, isRare);
      if (acts === 'the guard') {
        await expect.poll(() => liveReleaseOf(module), { timeout: GUARD_LIMIT_MS }).toBe(good);
        const [event] = await eventsOf(module);
        expect(event).toMatchObject({ action: 'rollback', actor: 'guard', release: good });
        expect(event?.reason).toMatch(/can’t start/);
        return;
      }
      const alerts = async () =>
        (await eventsOf(module)).filter(({ action, release }) => action === 'alert' && release === live);
      await expect.poll(async () => (await alerts()).length, { timeout: GUARD_LIMIT_MS }).toBeGreaterThan(0);
      const [alert] = await alerts();
      for (const cause of [path, first.browser.split(' ')[0] ?? '', first.message ?? ''])
        expect(alert?.reason).toContain(cause);
      expect(await liveReleaseOf(module)).toBe(live);
      const undone = await command('rollback', module, '--reason', `It ${fault}.`);
      expect(undone).toMatchObject({ exitCode: 0, errors: '' });
      expect(await liveReleaseOf(module)).toBe(good);
    } finally {
      await goBack();
      await context.close();
      console.log(`| ${fault} | ${seen} | ${outcome} | ${acts} |`);
    }
  });
}
