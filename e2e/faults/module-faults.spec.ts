import type { Page } from '@playwright/test';
import { throwingOnRender } from '../support/forge-release.ts';
import { aSignedUpPerson } from '../support/people.ts';
import { makeLive } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const MODULES = [
  { module: 'mf-profile', path: '/create-profile', title: 'Your Profile', heading: 'Create Your Profile' },
  { module: 'mf-projects', path: '/post-project', title: 'Post a Project', heading: 'Post a Project' },
  { module: 'mf-invites', path: '/my-invites', title: 'My Invites', heading: 'My Invites' },
  { module: 'mf-explore', path: '/explore', title: 'Explore Users', heading: 'Explore Users' },
  { module: 'mf-hackathons', path: '/explore-hackathons', title: 'Explore Hackathons', heading: 'Explore Hackathons' },
];

/** Ways in which the files of a module can fail to arrive. */
const FILE_FAULTS: Record<string, (page: Page, module: string) => Promise<unknown>> = {
  'are unreachable': (page, module) => page.route(`**/modules/${module}/**`, (route) => route.abort()),
  hang: (page, module) => page.route(`**/modules/${module}/**`, () => undefined),
  'are answered with HTML': (page, module) =>
    page.route(`**/modules/${module}/**`, (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<!doctype html><title>Sign in to the WiFi</title>',
      }),
    ),
};

// A browser logs failed requests and refused scripts by itself.
test.use({ mayLogErrors: true });

/** The navbar and a page of every other module. */
async function expectTheRestToWork(page: Page, broken: string): Promise<void> {
  await expect(page.getByRole('navigation').first()).toBeVisible();
  for (const { module, path, heading } of MODULES) {
    if (module === broken) continue;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
}

for (const { module, path, title, heading } of MODULES) {
  const panel = `${title} is not available right now`;

  test.describe(`while the files of ${module}`, () => {
    for (const [fault, breakIt] of Object.entries(FILE_FAULTS)) {
      test(`${fault}, a named panel stands in its place, the rest works, and another try brings it back`, async ({
        page,
      }) => {
        await aSignedUpPerson(page);
        await breakIt(page, module);
        await page.goto(path);
        await expect(page.getByRole('heading', { name: panel })).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

        await breakIt(page, module);
        await expectTheRestToWork(page, module);
      });
    }
  });

  test(`while ${module} throws on render, a named panel stands in its place, the rest works, and a good release brings it back`, async ({
    page,
  }) => {
    await aSignedUpPerson(page);
    const goBack = await makeLive(module, await throwingOnRender(module));
    try {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: panel })).toBeVisible();
      await expectTheRestToWork(page, module);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: panel })).toBeVisible();
    } finally {
      await goBack();
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}
