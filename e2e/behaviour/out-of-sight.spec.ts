import type { Page } from '@playwright/test';
import { withoutLive } from '../support/live.ts';
import { aMember, aProjectOf, join, type Member, theOps } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { OPEN_ROUTES, SIGNED_IN_ROUTES } from '../support/routes.ts';
import { addressesOf, aSight, aViewer, BIO, readAt, type Sight } from '../support/sights.ts';
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
    but: [],
  },
  'is blocked by them': {
    begin: ({ viewer, other }: Sight) => viewer.send('POST', '/api/blocks', { userId: other.uid }),
    but: ['/account'],
  },
  'is hidden': { begin: decide('hide'), but: [] },
  'is suspended': { begin: decide('suspend'), but: [] },
} as const;

/** What nobody may be told, but at these addresses. */
interface Secret {
  about: string;
  words: readonly string[];
  but: readonly string[];
}

const secretOf = ({ secrets }: Sight, about: string, but: readonly string[] = []): Secret => ({
  about,
  words: secrets,
  but,
});

async function expectNoneTold(page: Page, addresses: readonly string[], secrets: readonly Secret[]): Promise<void> {
  for (const address of new Set(addresses)) {
    const text = await readAt(page, address);
    for (const { about, words } of secrets.filter(({ but }) => !but.includes(address))) {
      const told = words.filter((one) => text.includes(one));
      expect.soft({ address, about, told }).toEqual({ address, about, told: [] });
    }
  }
}

async function report({ profileId }: Member): Promise<Secret[]> {
  const words = `Sells essays ${crypto.randomUUID()}`;
  const reporter = await aMember('Reporter');
  const subject = { kind: 'person', id: profileId };
  await reporter.send('POST', '/api/abuse-reports', { subject, category: 'spam', words });
  return [
    { about: 'the report', words: [words], but: [] },
    // The directory names everybody who has a profile.
    { about: 'who reported', words: [reporter.name], but: ['/explore'] },
  ];
}

test('whoever is blocked either way, hidden or suspended is in no page and counted on none, and nobody reads of who reports them', async ({
  page,
}) => {
  const viewer = await aViewer();
  await signIn(page, viewer);
  const secrets = await report(viewer);
  const sights: Sight[] = [];
  const addresses: string[] = [];
  for (const [relation, { begin, but }] of Object.entries(RELATIONS)) {
    const sight = await aSight(viewer);
    expect(await readAt(page, `/people/${sight.other.profileId}`)).toContain(sight.other.name);
    await begin(sight);
    sights.push(sight);
    secrets.push(secretOf(sight, `whoever ${relation}`, but));
    addresses.push(...(await addressesOf(sight, ROUTES)));
  }

  await expectNoneTold(page, addresses, secrets);

  await expect(page.getByRole('link', { name: 'My Invites, 0 pending invites' })).toBeVisible();
  await page.goto('/my-projects');
  await expect(page.getByRole('heading', { name: `Planner of ${viewer.name}` })).toHaveCount(sights.length);
  await expect(page.getByText(/interested/)).toHaveCount(0);
  await page.goto(`/explore?search=${encodeURIComponent(BIO)}&sort=newest`);
  await expect(page.getByRole('listitem', { name: viewer.name })).toBeVisible();
  await page.goto(`/explore-projects?search=${encodeURIComponent(`of ${viewer.name}`)}&sort=newest`);
  for (const { joined } of sights) {
    // The seat is taken, whoever sits there.
    await expect(page.getByRole('listitem', { name: joined.title })).toContainText('2 of 3 on the team');
  }
});

test('a visitor reads nothing of whom ops hide or suspend', async ({ page }) => {
  const viewer = await aViewer();
  const [hidden, suspended] = [await aSight(viewer), await aSight(viewer)];
  await decide('hide')(hidden);
  await decide('suspend')(suspended);
  const addresses = [
    ...(await addressesOf(hidden, OPEN_ROUTES, SIGNED_IN_ROUTES)),
    ...(await addressesOf(suspended, OPEN_ROUTES, SIGNED_IN_ROUTES)),
  ];
  await expectNoneTold(page, addresses, [secretOf(hidden, 'the hidden'), secretOf(suspended, 'the suspended')]);
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
