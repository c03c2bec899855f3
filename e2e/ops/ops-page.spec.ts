import type { Page, Response } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { forgeRelease } from '../support/forge-release.ts';
import { PHONE } from '../support/good-page.ts';
import { expectGoodLayout } from '../support/layout.ts';
import { networks, reportFrom } from '../support/networks.ts';
import { ADA, OPS, signIn } from '../support/people.ts';
import { change, eventsOf, liveReleaseOf, makeLive, statusOf } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const MODULE = 'mf-hackathons';
/** Only the scripts of the page of ops have it. */
const OPS_SENTENCE = "What's live for each module, how it's doing";
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

async function openReleases(page: Page): Promise<void> {
  await signIn(page, OPS);
  await page.goto('/ops/releases');
  await expect(page.getByRole('heading', { level: 2, name: MODULE, exact: true })).toBeVisible();
}

const cardOf = (page: Page, module = MODULE) =>
  page
    .getByRole('list', { name: 'Modules' })
    .locator('> li')
    .filter({ has: page.getByRole('heading', { name: module }) });

async function decide(page: Page, button: string, reason: string): Promise<void> {
  await cardOf(page).getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill(reason);
}

const confirm = (page: Page, button: string) => page.getByRole('dialog').getByRole('button', { name: button }).click();

/** Of a page that was left before its script had come, nothing. */
function textOf(response: Response): Promise<string> {
  return response.text().catch(() => '');
}

/** Whether any script that the page loads from now on belongs to the page of ops. */
function watchForOpsScripts(page: Page): () => Promise<boolean> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(textOf(response));
  });
  return async () => (await Promise.all(texts)).some((text) => text.includes(OPS_SENTENCE));
}

test('ops find every module on their page, live and without a fault', { tag: '@lab' }, async ({ page }) => {
  const hasOpsScripts = watchForOpsScripts(page);
  await signIn(page, OPS);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Ops' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Releases' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  for (const module of ['shell', 'mf-profile', 'mf-projects', 'mf-invites', 'mf-explore', MODULE])
    await expect(cardOf(page, module)).toContainText(await liveReleaseOf(module));
  await expectNoViolation(page);
  expect(await hasOpsScripts()).toBe(true);
});

test('somebody without the role is told so, gets no link and downloads nothing of the page', async ({ page }) => {
  const hasOpsScripts = watchForOpsScripts(page);
  await signIn(page, ADA);
  await page.goto('/ops/releases');
  await expect(page.getByRole('heading', { level: 1, name: "You don't have access to this page" })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ops' })).toHaveCount(0);
  await expectNoViolation(page);
  await page.getByRole('link', { name: 'Go to home page' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await hasOpsScripts()).toBe(false);
});

test('a release that is rolled back on the page is gone for everybody, with who and why', async ({ page }) => {
  const good = await liveReleaseOf(MODULE);
  const undo = await makeLive(MODULE, await forgeRelease(MODULE));
  try {
    await openReleases(page);
    await decide(page, 'Roll back…', 'Shown by a test.');
    await expect(page.getByLabel('Roll back to')).toHaveValue(good);
    await expectNoViolation(page);
    await confirm(page, 'Roll back');
    await expect(page.getByText(`${MODULE} is rolled back to ${good}.`)).toBeVisible();
    await expect(cardOf(page).getByRole('button', { name: 'Roll back…' })).toBeFocused();
    expect(await liveReleaseOf(MODULE)).toBe(good);
    const [event] = await eventsOf(MODULE);
    expect(event).toMatchObject({ action: 'rollback', actor: OPS.email, reason: 'Shown by a test.' });
  } finally {
    await undo();
  }
});

test('a module that is stopped on the page is named first, and resumed', { tag: '@lab' }, async ({ page }) => {
  await openReleases(page);
  await decide(page, 'Stop…', 'It loses drafts.');
  await confirm(page, 'Stop');
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems.getByRole('status')).toContainText(MODULE);
  const problem = problems.getByRole('listitem').filter({ hasText: MODULE });
  await expect(problem).toContainText('It loses drafts.');
  await expectNoViolation(page);
  await problem.getByRole('button', { name: 'Resume…' }).click();
  await confirm(page, 'Resume');
  await expect(page.getByText(`${MODULE} is back.`)).toBeVisible();
  await expect.poll(async () => (await statusOf(MODULE)).stopped).toBeNull();
});

test.describe('at night, on a dark phone', () => {
  test.use({ viewport: PHONE, colorScheme: 'dark' });

  test('what fails stands first, with page, browser and message, and one button takes it back', async ({ page }) => {
    const [good, release] = [await liveReleaseOf(MODULE), await forgeRelease(MODULE)];
    const undo = await makeLive(MODULE, release);
    try {
      const failure = { outcome: 'error', route: '/hackathons/:id', message: 'dates is undefined' };
      // A report may get lost, as that of any page.
      await expect(async () => {
        for (const address of networks(4, 3))
          await reportFrom(address, [{ module: MODULE, release, ...failure }], FIREFOX);
        expect((await statusOf(MODULE)).problems).not.toEqual([]);
      }).toPass({ intervals: [2_500] });
      await openReleases(page);
      const problem = page.getByRole('region', { name: 'Problems' }).getByRole('listitem').filter({ hasText: release });
      await expect(problem).toContainText('throws an error, on /hackathons/:id');
      await expect(problem).toContainText('Firefox');
      await expect(problem).toContainText('dates is undefined');
      const row = cardOf(page).getByRole('row').filter({ hasText: 'dates is undefined' });
      await expect(row).toContainText('/hackathons/:id, Firefox 128');
      await expectNoViolation(page);
      await expectGoodLayout(page);
      await problem.getByRole('button', { name: 'Roll back…' }).click();
      await page.getByRole('dialog').getByLabel('Reason').fill('Dates are gone.');
      await confirm(page, 'Roll back');
      await expect(page.getByText(`${MODULE} is rolled back to ${good}.`)).toBeVisible();
    } finally {
      await undo();
    }
  });
});

test('a canary is begun, previewed and ended on the page', { tag: '@lab' }, async ({ page }) => {
  const canary = await forgeRelease(MODULE);
  await openReleases(page);
  await cardOf(page).getByRole('button', { name: 'Choose a release…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Release').selectOption(canary);
  await dialog.getByRole('button', { name: 'Copy preview link' }).click();
  await expect(dialog.getByRole('link', { name: `Preview of ${canary}` })).toBeVisible();
  await dialog.getByLabel('Share of browsers, in percent').fill('5');
  await expectNoViolation(page);
  await confirm(page, 'Make live');
  await expect(cardOf(page)).toContainText('Canary 5 %');
  await cardOf(page).getByRole('button', { name: 'End canary…' }).click();
  await confirm(page, 'End canary');
  await expect.poll(async () => (await statusOf(MODULE)).canary).toBeNull();
});

test.describe('two people at once', () => {
  // The refusal of the slower one is logged by the browser.
  test.use({ mayLogErrors: true });

  test('the slower one does nothing, is told what the other did, and decides again', { tag: '@lab' }, async ({
    page,
  }) => {
    const good = await liveReleaseOf(MODULE);
    const undo = await makeLive(MODULE, await forgeRelease(MODULE));
    try {
      await openReleases(page);
      await decide(page, 'Stop…', 'I stop it.');
      await change(MODULE, { action: 'rollback', to: good, reason: 'I was quicker.' });
      await confirm(page, 'Stop');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(`Someone else changed ${MODULE} in the meantime`);
      await expect(dialog).toContainText('I was quicker.');
      expect((await statusOf(MODULE)).stopped).toBeNull();

      await dialog.getByRole('button', { name: 'Review again' }).click();
      await expect(dialog.getByLabel('Reason')).toHaveValue('I stop it.');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    } finally {
      await undo();
    }
  });
});
