import type { Page } from '@playwright/test';
import { withoutLive } from './live.ts';
import { ADA, signIn } from './people.ts';
import { servedRegistry } from './registry.ts';
import { theSystem } from './system.ts';
import { expect, test } from './test.ts';

/** Everything that a page consists of comes from the edge. */
export async function expectPagesToLoad(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Great ideas need a crew.' })).toBeVisible();
  await page.goto('/explore-projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Projects' })).toBeVisible();
  await page.goto('/post-hackathon');
  await expect(page.getByRole('heading', { level: 1, name: 'Post a Hackathon' })).toBeVisible();
}

async function expectListToComeBack(page: Page): Promise<void> {
  await page.goto('/explore-projects');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible({ timeout: 30_000 });
}

export function testOutage(service: 'api' | 'postgres'): void {
  test(`while ${service} is down, pages load with what was live, what fails says so, and all comes back`, async ({
    page,
  }) => {
    await signIn(page, ADA);
    // It would have the list read again before anybody presses.
    await withoutLive(page);
    const before = await servedRegistry();
    await theSystem().service(service).stop();
    try {
      await expectPagesToLoad(page);
      expect(await servedRegistry()).toEqual(before);
      await page.goto('/explore-projects');
      await expect(page.getByText('Failed to load projects.').first()).toBeVisible();
      await page.goto('/my-projects');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    } finally {
      await theSystem().service(service).start();
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible({ timeout: 30_000 });
    await expectListToComeBack(page);
  });
}
