import type { Page, Request } from '@playwright/test';
import { holdBack } from '../support/faults.ts';
import { aMember, aProjectOf } from '../support/members.ts';
import { OPEN_ROUTES, openPlaces } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const FIRST_CALLS = [
  { path: '/explore', call: '/api/users?limit=24' },
  { path: '/explore-projects', call: '/api/projects?sort=looking&limit=24' },
  { path: '/explore-hackathons', call: '/api/hackathons?limit=200' },
];

const SHELL_SCRIPT = { method: 'GET', path: /^\/modules\/shell\/[^/]+\/main\.\w+\.js$/ };

/** What stands last above a page's content, and where, once its styles and letters are there. */
async function leadOf(page: Page) {
  const lead = page.getByRole('main').locator('header p').last();
  await expect(lead).toBeVisible();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return { text: await lead.textContent(), box: await lead.boundingBox() };
}

/** Serves a page as if nothing had been drawn into it. */
async function serveEmpty(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const document = await route.fetch();
    const body = (await document.text()).replace(
      /<div id="root">.*<\/div>\n<noscript>/s,
      '<div id="root"></div><noscript>',
    );
    await route.fulfill({ response: document, body });
  });
}

/** Lets no file of a module and no list arrive, so that what is drawn first stays. */
async function holdModules(page: Page): Promise<void> {
  await page.route(/\/modules\/mf-|\/api\/(?:projects|hackathons)\?/, () => new Promise(() => undefined));
}

/** What is in the root element, without the names that React gives to what belongs together. */
async function contentsOf(page: Page): Promise<string> {
  const html = await page.locator('#root').innerHTML();
  return html.replace(/_[rR]_\w+_/g, 'id');
}

for (const { path, heading } of OPEN_ROUTES) {
  test(`the drawn page of ${path} says what it is before any script has come, and is, class by class, what a browser draws first by itself`, async ({
    page,
    context,
  }) => {
    const release = await holdBack(page, SHELL_SCRIPT);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByText(heading, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await expect(page.getByText('© 2024 Crewdeck')).toBeVisible();
    const drawn = await contentsOf(page);
    expect(await page.locator('script[fetchpriority]').count()).toBe(0);
    const lead = path === '/' ? null : await leadOf(page);
    release();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // In the words and the place that the page gives it.
    if (lead) {
      expect(lead.text).not.toBe(heading);
      expect(await leadOf(page)).toEqual(lead);
    }

    const other = await context.newPage();
    await serveEmpty(other, path);
    await holdModules(other);
    await other.goto(path, { waitUntil: 'commit' });
    await expect(other.getByText('© 2024 Crewdeck')).toBeVisible();
    expect(await contentsOf(other)).toBe(drawn);
  });
}

test('pages of people, projects and hackathons are drawn before any script has come, as a browser draws them first by itself', async ({
  page,
  context,
}) => {
  for (const { path } of await openPlaces()) {
    const release = await holdBack(page, SHELL_SCRIPT);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByText(/^Loading/)).toBeVisible();
    await expect(page.getByText('© 2024 Crewdeck')).toBeVisible();
    const drawn = await contentsOf(page);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const other = await context.newPage();
    await serveEmpty(other, path);
    await holdModules(other);
    await other.goto(path, { waitUntil: 'commit' });
    await expect(other.getByText('© 2024 Crewdeck')).toBeVisible();
    expect(await contentsOf(other), path).toBe(drawn);
    await other.close();
  }
});

test('the drawn pages to sign in and up say what they are before any script has come, and hold nothing to type into until then', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/sign-in?next=%2Fexplore', 'Sign in to Crewdeck'],
    ['/sign-up', 'Create your account'],
  ] as const) {
    const release = await holdBack(page, SHELL_SCRIPT);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText('© 2024 Crewdeck')).toBeAttached();
    await expect(page.locator('form, input, main button')).toHaveCount(0);
    release();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('a drawn page has its looks before any file has come', async ({ page }) => {
  await holdBack(page, { method: 'GET', path: /^\/modules\// });
  for (const { path } of OPEN_ROUTES) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  }
});

test('the script takes a drawn page over as it stands, and nothing is drawn twice', async ({ page }) => {
  const release = await holdBack(page, SHELL_SCRIPT);
  await page.goto('/', { waitUntil: 'commit' });
  const drawn = await page.getByRole('heading', { level: 1 }).elementHandle();
  release();
  // The script has it once the title is told.
  await expect(page).toHaveTitle('Crewdeck · Find teammates for projects and hackathons');
  await page.getByRole('button', { name: 'Theme: system' }).click();
  await expect(page.getByRole('button', { name: 'Theme: light' })).toBeVisible();
  expect(await drawn?.evaluate((heading) => heading.isConnected)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('each list, person and project is asked for once, with its document', async ({ page }) => {
  const owner = await aMember();
  const project = await aProjectOf(owner);
  for (const { path, call } of FIRST_CALLS) await expectOneCall(page, path, call);
  await expectOneCall(page, `/people/${owner.profileId}`, `/api/users/${owner.profileId}`);
  await expectOneCall(page, `/projects/${project.id}`, `/api/projects/${project.id}`);
});

/** That the document announces a visitor's first call, and that it is made once. */
async function expectOneCall(page: Page, path: string, call: string): Promise<void> {
  const asked: string[] = [];
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === call.split('?')[0]) asked.push(pathname + search);
  };
  page.on('request', note);
  const document = await page.goto(path);
  await page.waitForLoadState('networkidle');
  const inMarkup = call.replace('&', '&amp;');
  expect(await document?.text()).toContain(`<link rel="preload" as="fetch" href="${inMarkup}"`);
  page.off('request', note);
  expect(asked).toEqual([call]);
}
