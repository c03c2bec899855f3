import type { Page } from '@playwright/test';
import { withoutLive } from '../support/live.ts';
import { aMember, type Member, theOps } from '../support/members.ts';
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

/** Why the other does not exist: for the viewer alone, and for everybody. */
const RELATIONS = {
  'has blocked them': ({ viewer, other }: Sight) => other.send('POST', '/api/blocks', { userId: viewer.uid }),
  'is suspended': async ({ other }: Sight) => {
    const ops = await theOps();
    const decision = { action: 'suspend', reason: 'Words' };
    await ops.send('POST', `/api/abuse-reports/person/${other.profileId}/decisions`, decision);
  },
};

/** What nobody may be told, but at these addresses. */
interface Secret {
  about: string;
  words: readonly string[];
  but: readonly string[];
}

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

test('whoever has blocked somebody is in none of their pages, whoever is suspended in no page at all, and nobody reads who reports them', async ({
  page,
  browser,
  baseURL,
}) => {
  const viewer = await aViewer();
  await signIn(page, viewer);
  const secrets = await report(viewer);
  const sights: Sight[] = [];
  const addresses: string[] = [];
  for (const [relation, begin] of Object.entries(RELATIONS)) {
    const sight = await aSight(viewer);
    expect(await readAt(page, `/people/${sight.other.profileId}`)).toContain(sight.other.name);
    await begin(sight);
    sights.push(sight);
    secrets.push({ about: `whoever ${relation}`, words: sight.secrets, but: [] });
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

  const visitors = await browser.newPage({ baseURL });
  await withoutLive(visitors);
  const { other, theirs, joined, hackathonId, secrets: words } = sights.at(-1) as Sight;
  const places = [`/people/${other.profileId}`, `/projects/${theirs.id}`, `/projects/${joined.id}`];
  const lists = [`/hackathons/${hackathonId}`, '/explore?sort=newest', '/explore-projects?sort=newest'];
  await expectNoneTold(visitors, [...places, ...lists], [{ about: 'the suspended', words, but: [] }]);
  await visitors.close();
});
