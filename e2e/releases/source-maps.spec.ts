import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { OPS, signIn } from '../support/people.ts';
import { liveReleaseOf, readRecordOf, releaseDirectory } from '../support/registry.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const MODULE = 'mf-hackathons';
const PAGE = 'explore-hackathons';
const CHECKOUT = resolve('..');

/** The address of the source map of the page's own script, as the script names it. */
async function mapAddress(): Promise<string> {
  const release = await liveReleaseOf(MODULE);
  const { pages } = await readRecordOf(MODULE, release);
  const script = (pages[PAGE] ?? []).filter((file) => file.endsWith('.js')).at(-1) ?? '';
  const address = `${theSystem().url}/modules/${MODULE}/${release}/${script}`;
  const [, map = ''] = /\/\/# sourceMappingURL=(\S+)$/.exec(await (await fetch(address)).text()) ?? [];
  return new URL(map, address).href;
}

/** Asks for it as the developer tools of the browser do. */
async function loadAsDeveloperTools(page: Page, url: string): Promise<{ status: number | undefined; text: string }> {
  const tools = await page.context().newCDPSession(page);
  const { frameTree } = await tools.send('Page.getFrameTree');
  const { resource } = await tools.send('Network.loadNetworkResource', {
    frameId: frameTree.frame.id,
    url,
    options: { disableCache: false, includeCredentials: true },
  });
  const chunks: string[] = [];
  for (let isEnd = !resource.stream; !isEnd; ) {
    const { data, base64Encoded, eof } = await tools.send('IO.read', { handle: resource.stream ?? '' });
    chunks.push(base64Encoded ? Buffer.from(data, 'base64').toString() : data);
    isEnd = eof;
  }
  return { status: resource.httpStatusCode, text: chunks.join('') };
}

test('ops see the sources of a release in their developer tools, once they have asked for them', {
  tag: '@lab',
}, async ({ page }) => {
  await signIn(page, OPS);
  await page.goto('/ops/releases');
  const map = await mapAddress();
  expect((await loadAsDeveloperTools(page, map)).status).toBe(404);
  await page.getByRole('button', { name: 'Show sources in developer tools' }).click();
  await expect(page.getByText('Source maps are on in this browser until')).toBeVisible();
  await page.goto('/explore-hackathons');
  const { status, text } = await loadAsDeveloperTools(page, map);
  expect(status).toBe(200);
  expect(JSON.parse(text).sources).toContainEqual(expect.stringMatching(/src\/pages\/explore-hackathons-page\.tsx$/));
});

test('no file of a release names a folder of the machine that built it', async () => {
  for (const module of ['shell', MODULE]) {
    const folder = releaseDirectory(module, await liveReleaseOf(module));
    const files = (await readdir(folder)).filter((name) => /\.(js|css|map|json)$/.test(name));
    expect(files.filter((name) => name.endsWith('.map')).length).toBeGreaterThan(1);
    for (const file of files) {
      const text = await readFile(join(folder, file), 'utf8');
      const isNamed = text.includes(CHECKOUT) || text.includes(encodeURIComponent(CHECKOUT));
      expect(isNamed, `${module}/${file}`).toBe(false);
    }
  }
});
