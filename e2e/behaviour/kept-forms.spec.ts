import type { Page } from '@playwright/test';
import { CALLS, nextAnswer } from '../support/faults.ts';
import { aMember, aProjectOf, type Member } from '../support/members.ts';
import { signIn, signInByForm, signInHere, signOut } from '../support/people.ts';
import { expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

const WORDS = 'We build a planner that tells a crew who does what until when. '.repeat(10).trim();

/** Where each form stands, what it waits for, its field for a long text, what somebody else sees there, and how it is saved. */
const FORMS = [
  {
    kind: 'a profile',
    pathOf: () => '/create-profile',
    reads: CALLS.readProfile,
    field: 'Short Bio',
    title: 'Full Name',
    toOthers: 'Edit Your Profile',
    save: 'Update Profile',
    saved: 'Profile updated!',
  },
  {
    kind: 'a new project',
    pathOf: () => '/post-project',
    reads: CALLS.readProfile,
    field: 'Description',
    title: 'Title',
    toOthers: 'Say what you want to build',
    save: 'Post Project',
    saved: 'Project created successfully!',
  },
  {
    kind: 'a posted project',
    pathOf: async (owner: Member) => `/my-projects?edit=${(await aProjectOf(owner)).id}`,
    reads: CALLS.readMyProjects,
    field: 'Description',
    title: 'Title',
    toOthers: "This project isn't in your list.",
    save: 'Save',
    saved: 'Project updated successfully!',
  },
];

// A call that is under way while somebody signs out goes without a token, and a browser logs its refusal.
test.use({ mayLogErrors: true });

const storedIn = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));
const news = (page: Page) => page.getByText("We kept what you'd written.");
const wordsIn = (page: Page) =>
  page
    .locator('textarea')
    .evaluateAll((fields) => fields.map((field) => field instanceof HTMLTextAreaElement && field.value));

async function endSessionInAnotherTab(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await other.close();
}

for (const { kind, pathOf, reads, field, title, toOthers, save, saved } of FORMS) {
  test(`what was written about ${kind} when the session ended is back for the same person only, until it is saved`, async ({
    page,
  }) => {
    const [writer, somebodyElse] = [await aMember(), await aMember()];
    const path = await pathOf(writer);
    await signIn(page, writer);
    await page.goto(path);
    await page.getByLabel(field).fill(WORDS);
    await endSessionInAnotherTab(page);

    await signInHere(page, somebodyElse);
    await expect(page).toHaveURL(path);
    await expect(page.getByText(toOthers)).toBeVisible();
    expect(await wordsIn(page)).not.toContain(WORDS);
    await expect(news(page)).toHaveCount(0);
    await endSessionInAnotherTab(page);

    // Whoever posts before their profile is there is asked to wait.
    await Promise.all([nextAnswer(page, reads), signInHere(page, writer)]);
    await expect(page).toHaveURL(path);
    await expect(news(page)).toBeVisible();
    await expect(page.getByLabel(field)).toHaveValue(WORDS);
    await page.getByLabel(title).first().fill('Planner');
    await page.getByRole('button', { name: save, exact: true }).click();
    await expectToast(page, saved);
    await page.goto(path);
    await expect(page.getByLabel(field)).toBeVisible();
    await expect(news(page)).toHaveCount(0);
  });
}

test('signing out on purpose leaves nothing of what was written in the tab', async ({ page }) => {
  const writer = await aMember();
  await signIn(page, writer);
  await page.goto('/post-project');
  await page.getByLabel('Description').fill(WORDS);
  await endSessionInAnotherTab(page);
  await expect(page).toHaveURL(/\/sign-in/);
  await page.goto('/sign-in');
  await signInHere(page, writer);
  expect(await storedIn(page)).toContain(WORDS);
  await signOut(page);
  expect(await storedIn(page)).not.toContain(WORDS);
  await signInByForm(page, writer);
  await page.goto('/post-project');
  await expect(page.getByLabel('Description')).toHaveValue('');
});

test('what was written in a form is back after a reload, until it is discarded', async ({ page }) => {
  const writer = await aMember();
  await signIn(page, writer);
  // The browser's own question, which a person answers with "Reload".
  page.on('dialog', (dialog) => dialog.accept());
  for (const { pathOf, field } of FORMS) {
    await page.goto(await pathOf(writer));
    await page.getByLabel(field).fill(WORDS);
    await page.reload();
    await expect(news(page)).toBeVisible();
    await expect(page.getByLabel(field)).toHaveValue(WORDS);

    await page.getByRole('button', { name: 'Discard it' }).click();
    await page.reload();
    await expect(page.getByLabel(field)).not.toHaveValue(WORDS);
    await expect(news(page)).toHaveCount(0);
  }
});

test('the address typed into a form of an account is back after a reload; a password never is', async ({ page }) => {
  for (const path of ['/sign-in', '/sign-up', '/forgot-password']) {
    await page.goto(path);
    await page.getByLabel('Email').fill('ada@people.example');
    const password = page.getByLabel('Password', { exact: true });
    if (path !== '/forgot-password') await password.fill('correct horse');
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue('ada@people.example');
    expect(await password.evaluateAll((fields) => fields.map((field) => Reflect.get(field, 'value')))).not.toContain(
      'correct horse',
    );
    expect(await storedIn(page)).not.toContain('ada@people.example');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page.getByLabel('Email')).toHaveCount(0);
    await page.goto(path);
    await expect(page.getByLabel('Email')).toHaveValue('');
  }
});
