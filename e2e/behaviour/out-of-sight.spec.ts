import type { Page } from '@playwright/test';
import { OPEN_ROUTES, SIGNED_IN_ROUTES } from '../screens/routes.ts';
import { withoutLive } from '../support/live.ts';
import { aMember, aProjectOf, join, theOps } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { addressesOf, aSight, BIO, readAt, type Sight } from '../support/sights.ts';
import { expect, test } from '../support/test.ts';

// Who does not exist for somebody is not found, and a browser logs the 404.
test.use({ mayLogErrors: true });
test.setTimeout(240_000);
// What every answer says is waited for.
test.beforeEach(({ page }) => withoutLive(page));

const ROUTES = [...OPEN_ROUTES, ...SIGNED_IN_ROUTES];

const decide =
  (action: string) =>
  async ({ other }: Sight) => {
    const ops = await theOps();
    await ops.send('POST', `/api/abuse-reports/person/${other.profileId}/decisions`, { action, reason: 'Words' });
  };

/** Why the other does not exist for the viewer, and where the viewer reads of them all the same: in lists of what they did themselves. */
const RELATIONS = {
  'has blocked them': {
    begin: ({ viewer, other }: Sight) => other.send('POST', '/api/blocks', { userId: viewer.uid }),
    ownLists: [],
  },
  'is blocked by them': {
    begin: ({ viewer, other }: Sight) => viewer.send('POST', '/api/blocks', { userId: other.uid }),
    ownLists: ['/account'],
  },
  'is hidden': { begin: decide('hide'), ownLists: [] },
  'is suspended': { begin: decide('suspend'), ownLists: [] },
} as const;

async function expectNothingOf(page: Page, sight: Sight, but: readonly string[] = []): Promise<void> {
  for (const address of (await addressesOf(sight, ROUTES)).filter((one) => !but.includes(one))) {
    const text = await readAt(page, address);
    expect
      .soft({ address, told: sight.secrets.filter((secret) => text.includes(secret)) })
      .toEqual({ address, told: [] });
  }
}

for (const [relation, { begin, ownLists }] of Object.entries(RELATIONS)) {
  test(`whoever ${relation} is in no page, and counted on none`, async ({ page }) => {
    const sight = await aSight();
    await signIn(page, sight.viewer);
    const before = await readAt(page, `/people/${sight.other.profileId}`);
    expect(before).toContain(sight.other.name);
    await begin(sight);

    await expectNothingOf(page, sight, ownLists);

    await expect(page.getByRole('link', { name: 'My Invites, 0 pending invites' })).toBeVisible();
    await page.goto('/my-projects');
    await expect(page.getByRole('heading', { name: `Planner of ${sight.viewer.name}` })).toBeVisible();
    await expect(page.getByText(/interested/)).toHaveCount(0);
    await page.goto(`/explore?search=${encodeURIComponent(BIO)}&sort=newest`);
    await expect(page.getByRole('listitem', { name: sight.viewer.name })).toBeVisible();
    await page.goto(`/explore-projects?search=${encodeURIComponent(sight.joined.title)}`);
    // The seat is taken, whoever sits there.
    await expect(page.getByText('2 of 3 on the team')).toBeVisible();
  });
}

for (const action of ['hide', 'suspend'] as const) {
  test(`a visitor reads nothing of whom ops ${action}`, async ({ page }) => {
    const sight = await aSight();
    await decide(action)(sight);
    await expectNothingOf(page, sight);
  });
}

test('a person who is reported reads nothing of it, and nothing of who did', async ({ page }) => {
  const sight = await aSight();
  const words = `Sells essays ${crypto.randomUUID()}`;
  const reporter = await aMember('Reporter');
  const subject = { kind: 'person', id: sight.viewer.profileId };
  await reporter.send('POST', '/api/abuse-reports', { subject, category: 'spam', words });
  await signIn(page, sight.viewer);
  // The directory names everybody who has a profile.
  const isDirectory = (address: string) => address === '/explore';
  for (const address of (await addressesOf(sight, ROUTES)).filter((one) => !isDirectory(one))) {
    const text = await readAt(page, address);
    expect
      .soft({ address, isTold: [words, reporter.name].some((one) => text.includes(one)) })
      .toEqual({ address, isTold: false });
  }
});

test('two who are blocked stay in a common team, and each is shown how to leave', async ({ page }) => {
  const [owner, one, other] = [await aMember('Owner'), await aMember('One'), await aMember('Other')];
  const project = await aProjectOf(owner);
  for (const member of [one, other]) await join(member, owner, project);
  await one.send('POST', '/api/blocks', { userId: other.uid });
  await signIn(page, other);
  await page.goto(`/projects/${project.id}`);
  await expect(page.getByRole('list', { name: 'Team' })).toContainText(one.name);
  await expect(page.getByRole('button', { name: 'Leave team' })).toBeVisible();
});
