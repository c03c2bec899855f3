import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MODULES } from '../support/modules.ts';
import { expectPagesToLoad, testOutage } from '../support/outage-test.ts';
import { servedRegistry } from '../support/registry.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

// A browser logs calls that are refused by itself.
test.use({ mayLogErrors: true });

const registryFile = () => join(theSystem().dataDirectory, 'registry.json');

testOutage('postgres');

test('while the API hangs, a page says so once its first call has failed, and comes back', async ({ page }) => {
  const api = theSystem().service('api').pid ?? 0;
  process.kill(api, 'SIGSTOP');
  try {
    await page.goto('/explore-projects');
    // The edge gives a call 8 s here; three of them would be 24.
    await expect(page.getByText('Failed to load projects.').first()).toBeVisible({ timeout: 16_000 });
  } finally {
    process.kill(api, 'SIGCONT');
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible({ timeout: 30_000 });
});

test('an edge starts without the API', async ({ page }) => {
  const before = await servedRegistry();
  await theSystem().service('api').stop();
  await theSystem().service('edge').stop();
  try {
    await theSystem().service('edge').start();
    await expectPagesToLoad(page);
    const { modules } = await servedRegistry();
    expect(MODULES.filter(({ module }) => !modules[module]?.candidates.length)).toEqual([]);
  } finally {
    await theSystem().service('api').start();
  }
  await expect.poll(servedRegistry, { timeout: 20_000 }).toEqual(before);
});

test('a copy of the registry that is damaged on disk harms no running edge, and comes back from the API', async ({
  page,
}) => {
  await writeFile(registryFile(), '{"schemaVersion":2,"revi');
  await expectPagesToLoad(page);
  await theSystem().service('edge').stop();
  await theSystem().service('edge').start();
  await expectPagesToLoad(page);
});
