import type { ReleaseRecord } from '@crewdeck/releases';
import { forgeRelease } from '../support/forge-release.ts';
import { aMember } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expectServed, liveReleaseOf, makeLive, reportCounts, reportsSince, statusOf } from '../support/registry.ts';
import { release } from '../support/release-command.ts';
import { expect, test } from '../support/test.ts';

const REFUSED = 3;
const [OWNER, WIDGET] = ['mf-invites', 'invite-dialog'];
const PLACER = 'mf-explore';
const OTHER_PLACERS = ['mf-profile', 'mf-projects'];
const NOTHING: NonNullable<ReleaseRecord['places']> = { routes: [], links: [], widgets: {}, uses: {}, calls: [] };

/** A copy of the live release that says something else of what it adds. */
function declaring(module: string, change: Partial<typeof NOTHING>): Promise<string> {
  const record = (of: ReleaseRecord) => ({ ...of, places: { ...(of.places ?? NOTHING), ...change } });
  return forgeRelease(module, { record });
}

const problemsOf = async (module: string) => (await statusOf(module)).problems.filter(({ kind }) => kind === 'widget');

test('a release that claims a path of another live module is refused', async () => {
  const route = { path: '/explore', page: 'explore-hackathons', access: 'open', title: 'Explore' } as const;
  const refused = await release('activate', `mf-hackathons@${await declaring('mf-hackathons', { routes: [route] })}`);
  expect(refused.exitCode).toBe(REFUSED);
  expect(refused.errors).toContain('The path /explore belongs to mf-explore.');
});

test('a release with a widget in another version than is placed is refused, but never a rollback: its fallback shows, and both squads are told', {
  tag: '@lab',
}, async ({ page }) => {
  const renewed = await declaring(OWNER, { widgets: { [WIDGET]: '2.0.0' } });
  const refused = await release('activate', `${OWNER}@${renewed}`);
  expect(refused.exitCode).toBe(REFUSED);
  expect(refused.errors).toContain(`mf-explore places ${OWNER}/${WIDGET} ^1.0.0, and this release has 2.0.0.`);

  const good = await liveReleaseOf(OWNER);
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const module of [PLACER, ...OTHER_PLACERS])
      undo.push(await makeLive(module, await declaring(module, { uses: {} })));
    await makeLive(OWNER, renewed);
    await makeLive(PLACER, await declaring(PLACER, { uses: { [`${OWNER}/${WIDGET}`]: '^2.0.0' } }));
    const rolledBack = await release('rollback', OWNER, '--reason', 'Invites get lost.');
    expect(rolledBack).toMatchObject({ exitCode: 0, errors: '' });
    await expectServed(OWNER, good);

    const [before, wanted] = [await reportCounts(), await aMember('Wanted')];
    await signIn(page, await aMember());
    await page.goto(`/explore?search=${encodeURIComponent(wanted.name)}`);
    await page.getByRole('button', { name: 'Invite to Collaborate' }).click();
    await expect(page.getByRole('dialog', { name: "Invites aren't available right now" })).toBeVisible();
    expect((await reportsSince(before)).others).toEqual([]);
    for (const module of [PLACER, OWNER]) {
      expect(await problemsOf(module)).toEqual([
        expect.objectContaining({ text: expect.stringContaining(`${OWNER}/${WIDGET}`) }),
      ]);
    }
  } finally {
    for (const goBack of undo) await goBack();
  }
  expect(await problemsOf(OWNER)).toEqual([]);
});
