import type { Page } from '@playwright/test';
import { OPEN_ROUTES, SIGNED_IN_ROUTES } from '../screens/routes.ts';
import { ADA, signInByForm } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Pages that the shell draws itself. */
const OF_THE_SHELL = ['/', '/account'];
const FILE_OF_MODULE = /^\/modules\/mf-.*\.(js|css)$/;

/** The scripts and style sheets of modules that a page asks for, once for each time, and what its document announced. */
async function open(page: Page, path: string, heading: string | RegExp) {
  const requested: string[] = [];
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (FILE_OF_MODULE.test(pathname)) requested.push(pathname);
  };
  page.on('request', note);
  const response = await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  page.off('request', note);
  const announced = [
    ...((await response?.text()) ?? '').matchAll(/rel="preload" as="(?:script|style)" href="([^"]+)"/g),
  ];
  return { requested: requested.sort(), announced: announced.map(([, file]) => file).sort() };
}

test('every page fetches early exactly what it needs of its module, and nothing of it twice', async ({ page }) => {
  test.setTimeout(120_000);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('preload')) warnings.push(message.text());
  });
  const look = async ({ path, heading }: { path: string; heading: string | RegExp }) => {
    const { requested, announced } = await open(page, path, heading);
    expect.soft(requested, path).toEqual(announced);
    expect.soft(announced.length > 0, path).toBe(!OF_THE_SHELL.includes(path));
  };
  for (const route of OPEN_ROUTES) await look(route);
  await signInByForm(page, ADA);
  for (const route of SIGNED_IN_ROUTES) await look(route);
  expect(warnings).toEqual([]);
});
