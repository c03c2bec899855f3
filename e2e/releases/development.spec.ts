import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const MODULE = 'mf-explore';
const COMMAND = join(ROOT, 'packages/federation/dist/dev-command.js');
const LINK = /http\S+\/preview\/\S+/;

/** A page with state, in place of the module's own. */
const aPage = (label: string, before = '') => `import { useState } from 'react';

export function ExplorePage() {
  const [count, setCount] = useState(0);
  ${before}
  return <button type="button" onClick={() => setCount(count + 1)}>${label} {count}</button>;
}
`;

let folder: string;
let file: string;
let server: ChildProcess;
let link: string;

test.use({ mayLogErrors: true });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'development-'));
  file = join(folder, 'src/pages/explore-page.tsx');
  for (const name of ['package.json', 'module.json', 'src'])
    await cp(join(ROOT, MODULE, name), join(folder, name), { recursive: true });
  await cp(join(ROOT, 'pnpm-lock.yaml'), join(folder, 'pnpm-lock.yaml'));
  await symlink(join(ROOT, MODULE, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(file, aPage('Pressed'));
});

test.afterAll(async () => {
  server?.kill();
  await rm(folder, { recursive: true, force: true });
});

test('a module comes from a development server, for one browser; an edit keeps state, and what is wrong is shown', async ({
  page,
  browser,
  request,
}) => {
  link = await startServer();
  await page.goto(link);
  await page.goto('/explore');
  const banner = page.getByRole('status').filter({ hasText: "You're previewing" });
  await expect(banner).toContainText('from http://127.0.0.1:');
  const [origin = ''] = /http:\/\/[\d.:]+\d/.exec((await banner.textContent()) ?? '') ?? [];
  expect((await request.fetch(`${origin}/remoteEntry.js`, { method: 'OPTIONS' })).headers()).toMatchObject({
    'access-control-allow-origin': theSystem().url,
    'access-control-allow-private-network': 'true',
  });
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();

  await writeFile(file, aPage('Clicked'));
  await expect(page.getByRole('button', { name: 'Clicked 1' })).toBeVisible();

  await writeFile(file, aPage('Clicked').replace('return', 'return ('));
  const overlay = page.getByRole('alertdialog');
  await expect(overlay).toContainText('explore-page.tsx');
  await writeFile(file, aPage('Touched'));
  await expect(page.getByRole('button', { name: 'Touched 1' })).toBeVisible();
  await expect(overlay).toBeHidden();

  await writeFile(file, aPage('Touched', "if (count > 0) throw new Error('Broken on purpose');"));
  await expect(overlay).toContainText('Broken on purpose');
  await writeFile(file, aPage('Mended'));
  await expect(page.getByRole('button', { name: 'Mended 0' })).toBeVisible();
  await expect(overlay).toBeHidden();

  const other = await browser.newPage({ baseURL: theSystem().url });
  const answer = await other.goto('/explore');
  await expect(other.getByRole('heading', { level: 1, name: 'Explore Users' })).toBeVisible();
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
  await other.close();
});

async function startServer(): Promise<string> {
  const { url, dataDirectory } = theSystem();
  const { tokens } = JSON.parse(await readFile(join(dataDirectory, 'release-access.json'), 'utf8'));
  server = spawn(process.execPath, [COMMAND, '--against', url], {
    cwd: folder,
    env: { ...process.env, CREWDECK_TOKEN: tokens[MODULE] },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for (;;) {
    const [chunk] = await once(server.stdout as NonNullable<ChildProcess['stdout']>, 'data');
    said += chunk;
    const found = LINK.exec(said);
    if (found) return found[0];
  }
}
