import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newPrivateKey, openStore, readBuild, readPrivateKey, releaseIdOf, signRelease } from '@crewdeck/releases';
import type { Page } from '@playwright/test';
import { forgeBuild } from '../support/forge-release.ts';
import { ADA, signInByForm } from '../support/people.ts';
import {
  access,
  call,
  expectServed,
  keyOf,
  liveReleaseOf,
  readRecordOf,
  releaseDirectory,
  servedRegistry,
  statusOf,
} from '../support/registry.ts';
import { release as command } from '../support/release-command.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

// A browser logs each script that it refuses.
test.use({ mayLogErrors: true, mayLetErrorsEscape: true });

const MODULE = 'mf-hackathons';
const BY = { commit: null, at: '2026-01-01T00:00:00.000Z', by: 'a thief' };

/** A release with code of a thief, in the store, with right hashes, and signed by another key than its module's, or by none. */
async function aForgedRelease(pem?: string) {
  const { directory } = await forgeBuild(MODULE, { text: (script) => `globalThis.forged=true;${script}` });
  const { record } = await readBuild(directory);
  const signature = pem && { signature: await signRelease(record, readPrivateKey(pem)) };
  const store = await openStore((await access()).store);
  return (await store.publish(directory, { ...BY, ...signature })).record;
}

test('a stolen deploy token alone puts nothing live: the API takes no release that its module has not signed', async () => {
  const before = await statusOf(MODULE);
  for (const [whose, pem] of Object.entries({
    nobody: undefined,
    'the thief': newPrivateKey(),
    'another squad': await keyOf('mf-explore'),
  })) {
    const forged = await aForgedRelease(pem);
    await expect(call(MODULE, '/api/releases', forged), whose).rejects.toThrow(/was refused \(4\d\d\)/);
    const change = {
      action: 'activate',
      release: releaseIdOf(forged),
      percent: 100,
      expectedRevision: before.revision,
    };
    await expect(call(MODULE, `/api/releases/${MODULE}/changes`, change), whose).rejects.toThrow(
      /was refused \(4\d\d\)/,
    );
  }
  expect((await statusOf(MODULE)).revision).toBe(before.revision);
});

test('a stolen store alone puts nothing live: no edge serves what was changed there, and verify finds it', {
  tag: '@lab',
}, async ({ page }) => {
  const live = await liveReleaseOf(MODULE);
  const { lastGood } = await statusOf(MODULE);
  const [folder, kept] = [releaseDirectory(MODULE, live), join(theSystem().dataDirectory, 'kept')];
  await cp(folder, kept, { recursive: true });
  try {
    // Its code, under the name of the release that is live, with a record and hashes that fit.
    const forged = await aForgedRelease(newPrivateKey());
    const { version, hash, container } = await readRecordOf(MODULE, live);
    await rm(folder, { recursive: true });
    await cp(releaseDirectory(MODULE, releaseIdOf(forged)), folder, { recursive: true });
    await writeFile(join(folder, 'release.json'), JSON.stringify({ ...forged, version, hash, container }));
    await theSystem().service('edge').stop();
    await theSystem().service('edge').start();

    await expectServed(MODULE, lastGood?.release);
    await page.goto('/explore-hackathons');
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Hackathons' })).toBeVisible();
    expect(await page.evaluate(() => 'forged' in globalThis)).toBe(false);
    expect((await servedRegistry()).modules[MODULE]?.candidates).toHaveLength(1);
    expect((await page.request.get(`/modules/${MODULE}/${live}/remoteEntry.js`)).status()).toBe(404);
    expect((await command('verify')).exitCode).not.toBe(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await cp(kept, folder, { recursive: true });
    await rm(kept, { recursive: true });
    await theSystem().service('edge').stop();
    await theSystem().service('edge').start();
  }
  await expectServed(MODULE, live);
});

function addOwnScript(page: Page): Promise<string> {
  return page.evaluate(() => {
    const script = document.createElement('script');
    script.src = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
    document.head.append(script);
    return new Promise((settle) => {
      script.onload = () => settle('ran');
      script.onerror = () => settle('refused');
    });
  });
}

test('a script without integrity runs neither in a page of a visitor nor in one of somebody who is signed in', async ({
  page,
}) => {
  await page.goto('/');
  expect(await addOwnScript(page)).toBe('refused');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Crewdeck' })).toBeVisible();
  // The document of the provider's button, which is where the page before it has led.
  expect(await addOwnScript(page)).toBe('ran');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
  expect(await addOwnScript(page)).toBe('refused');

  await signInByForm(page, ADA);
  await page.goto('/my-projects');
  expect(await addOwnScript(page)).toBe('refused');
});
