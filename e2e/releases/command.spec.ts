import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forgeBuild, forgeRelease } from '../support/forge-release.ts';
import { theOps } from '../support/members.ts';
import { eventsOf, expectServed, liveReleaseOf, makeLive, releaseDirectory, statusOf } from '../support/registry.ts';
import { release, releaseAs } from '../support/release-command.ts';
import { expect, test } from '../support/test.ts';

const MODULE = 'mf-hackathons';
const REFUSED = 3;

test('a squad publishes and activates its module, and ops roll it back with one command', async () => {
  const before = await liveReleaseOf(MODULE);
  const { directory, record } = await forgeBuild(MODULE, { version: '1.4.2' });
  const next = `1.4.2-${record.hash}`;

  const published = await release('publish', MODULE, '--from', directory, '--activate');
  expect(published).toMatchObject({ exitCode: 0, errors: '' });
  await expectServed(MODULE, next);

  const again = await release('publish', MODULE, '--from', directory);
  expect(again.exitCode).toBe(0);

  const status = await release('status');
  expect(status.output).toContain(next);

  const begin = performance.now();
  const rolledBack = await release('rollback', MODULE, '--reason', 'People see an empty list.');
  expect(rolledBack).toMatchObject({ exitCode: 0, errors: '' });
  await expectServed(MODULE, before);
  console.log(`rollback until a new page load gets the old release: ${Math.round(performance.now() - begin)} ms`);

  const history = await release('history', MODULE);
  expect(history.output).toContain('People see an empty list.');
  const [event] = await eventsOf(MODULE);
  expect(event).toMatchObject({ action: 'rollback', release: before, reason: 'People see an empty list.' });
});

test('a version that is taken by other bytes is refused', async () => {
  const first = await forgeBuild(MODULE, { version: '1.5.0' });
  const second = await forgeBuild(MODULE, { version: '1.5.0', text: (script) => `${script}\n` });
  expect((await release('publish', MODULE, '--from', first.directory)).exitCode).toBe(0);
  const refused = await release('publish', MODULE, '--from', second.directory);
  expect(refused.exitCode).toBe(REFUSED);
  expect(refused.errors).toContain('1.5.0');
});

test('a release that does not fit the live shell never goes live, and the refusal says why', async () => {
  const before = await liveReleaseOf(MODULE);
  const unfit = await forgeRelease(MODULE, {
    record: (record) => ({ ...record, requires: { ...record.requires, sdk: '^9.0.0' } }),
  });
  const refused = await release('activate', `${MODULE}@${unfit}`);
  expect(refused.exitCode).toBe(REFUSED);
  expect(refused.errors).toMatch(/It needs the module SDK \^9\.0\.0, but the shell has \d/);
  expect(await liveReleaseOf(MODULE)).toBe(before);
});

test('a stopped module says so to people, and comes back', async ({ page }) => {
  expect((await release('stop', MODULE, '--reason', 'The list is wrong.')).exitCode).toBe(0);
  try {
    await expectServed(MODULE, undefined);
    await page.goto('/explore-hackathons');
    await expect(page.getByRole('heading', { name: 'Explore Hackathons is switched off for now' })).toBeVisible();
    await expect(page.getByText('The list is wrong.')).toHaveCount(0);
  } finally {
    expect((await release('resume', MODULE)).exitCode).toBe(0);
  }
  await expectServed(MODULE, await liveReleaseOf(MODULE));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Hackathons' })).toBeVisible();
});

test('verify finds a file of a live release that was changed in the store', async () => {
  expect((await release('verify')).exitCode).toBe(0);
  const next = await forgeRelease(MODULE);
  const goBack = await makeLive(MODULE, next);
  try {
    await writeFile(join(releaseDirectory(MODULE, next), 'remoteEntry.js'), 'tampered()');
    const found = await release('verify');
    expect(found.exitCode).not.toBe(0);
    expect(found.output + found.errors).toContain('remoteEntry.js');
  } finally {
    await goBack();
  }
  await rm(releaseDirectory(MODULE, next), { recursive: true });
});

test('wrong usage is explained', async () => {
  expect(await release('rollback', MODULE)).toMatchObject({ exitCode: 2, errors: expect.stringContaining('--reason') });
  expect(await release('rollbak')).toMatchObject({ exitCode: 2 });
  expect((await release('activate', 'mf-hackathon@1.0.0')).errors).toContain(MODULE);
});

test('rolling back while a canary runs ends the canary as well, and says so', async () => {
  const [good, canary] = [await liveReleaseOf(MODULE), await forgeRelease(MODULE)];
  const goBack = await makeLive(MODULE, await forgeRelease(MODULE));
  expect((await release('activate', `${MODULE}@${canary}`, '--percent', '10')).exitCode).toBe(0);
  const { exitCode, output } = await release('rollback', MODULE, '--reason', 'The test is over.');
  expect(exitCode).toBe(0);
  expect(output).toContain(`The canary ${canary} was ended as well.`);
  expect(await statusOf(MODULE)).toMatchObject({ live: { release: good }, canary: null });
  await goBack();
});

test('ops make a deploy token with the command alone, and revoke it', async () => {
  const token = (await theOps()).authorization.replace('Bearer ', '');
  const asOps = (...args: string[]) => releaseAs({ token, key: '' }, ...args);
  const made = await asOps('token', MODULE, 'a pipeline');
  expect(made).toMatchObject({ exitCode: 0, output: expect.stringContaining('crewdeck_deploy_') });
  const [id = ''] = /^\S+(?=.*a pipeline)/m.exec((await asOps('token', '--list')).output) ?? [];
  const revoked = await asOps('token', '--revoke', id);
  expect(revoked).toMatchObject({ exitCode: 0, output: expect.stringContaining(id) });
  expect((await asOps('token', '--list')).output).not.toContain(id);
});
