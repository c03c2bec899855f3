import type { Page } from '@playwright/test';
import { aMember, aProjectOf, type Member } from '../support/members.ts';
import { signIn, signInHere, signOut } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const WORDS = 'We build a planner that tells a crew who does what until when. '.repeat(10).trim();

/** Where a form stands that is a page, and one that is a dialog. */
const FORMS = [() => '/post-project', async (owner: Member) => `/my-projects?edit=${(await aProjectOf(owner)).id}`];

// A call that is under way while somebody signs out goes without a token, and a browser logs its refusal.
test.use({ mayLogErrors: true });

const storedIn = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));
const news = (page: Page) => page.getByText("We kept what you'd written.");
const wordsIn = (page: Page) =>
  page
    .locator('textarea')
    .evaluateAll((fields) => fields.map((field) => field instanceof HTMLTextAreaElement && field.value));

/** A browser asks only after a key press. It skips the question where a busy page takes a second to answer. */
async function writeAndRest(page: Page): Promise<void> {
  await page.getByLabel('Description').fill(WORDS);
  await page.getByLabel('Description').press('End');
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
}

async function endSessionInAnotherTab(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await other.close();
}

test('what was written when the session ended in another tab is back for the same person only', async ({ page }) => {
  const [writer, somebodyElse] = [await aMember(), await aMember()];
  await signIn(page, writer);
  await page.goto('/post-project');
  await page.getByLabel('Description').fill(WORDS);
  await endSessionInAnotherTab(page);
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fpost-project$/);

  await signInHere(page, somebodyElse);
  await expect(page.getByText('Say what you want to build')).toBeVisible();
  expect(await wordsIn(page)).not.toContain(WORDS);
  await expect(news(page)).toHaveCount(0);
  await endSessionInAnotherTab(page);

  await signInHere(page, writer);
  await expect(page).toHaveURL(/\/post-project$/);
  await expect(news(page)).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue(WORDS);
});

test('signing out on purpose leaves nothing of what was written in the tab', { tag: '@lab' }, async ({ page }) => {
  const writer = await aMember();
  await signIn(page, writer);
  await page.goto('/post-project');
  await page.getByLabel('Description').fill(WORDS);
  await endSessionInAnotherTab(page);
  await page.goto('/sign-in');
  await signInHere(page, writer);
  expect(await storedIn(page)).toContain(WORDS);
  await signOut(page);
  expect(await storedIn(page)).not.toContain(WORDS);
});

test('the browser asks before a form with changes is loaded again, which has them back, until they are discarded', {
  tag: '@lab',
}, async ({ page }) => {
  const writer = await aMember();
  await signIn(page, writer);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    // As a person does with "Reload".
    return dialog.accept();
  });
  for (const pathOf of FORMS) {
    await page.goto(await pathOf(writer));
    await writeAndRest(page);
    await page.reload();
    await expect(news(page)).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue(WORDS);

    await page.getByRole('button', { name: 'Discard it' }).click();
    await page.reload();
    await expect(page.getByLabel('Description')).not.toHaveValue(WORDS);
    await expect(news(page)).toHaveCount(0);
  }
  expect(questions).toEqual(FORMS.map(() => 'beforeunload'));
});
