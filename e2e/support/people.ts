import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CALLS, nextAnswer } from './faults.ts';
import { answerProviderScript } from './provider-script.ts';
import { type Credentials, isUnused, keepSession } from './session.ts';
import { expect } from './test.ts';

const PASSWORD = 'correct horse battery';

export interface Person extends Credentials {
  name: string;
}

/** Somebody nobody has heard of yet. */
export function aPerson(name = 'Robin'): Person {
  const unique = randomUUID().slice(0, 8);
  return { name: `${name} ${unique}`, email: `${name.toLowerCase()}.${unique}@people.example`, password: PASSWORD };
}

/** At every width: on a small screen, Sign Out is in the menu. A dialog that has opened meanwhile hides the bar from readers. */
async function expectSignedIn(page: Page): Promise<void> {
  const bar = page.getByRole('banner', { includeHidden: true });
  await expect(bar.getByRole('link', { name: /^My Invites/, includeHidden: true })).toBeVisible();
}

export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expectSignedIn(page);
}

/** In an unused browser, it is as after an earlier visit, and the next page is shown signed in. In another one, by the form. */
export async function signIn(page: Page, person: Credentials): Promise<void> {
  const context = page.context();
  await (isUnused(context) ? keepSession(context, person) : signInByForm(page, person));
}

/** By the form, as on a first visit, or after somebody else. */
export async function signInByForm(page: Page, person: Credentials): Promise<void> {
  await page.goto('/sign-in');
  await signInHere(page, person);
}

/** On the sign-in page as it is, so that it leads on to where the person came from. */
export async function signInHere(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectSignedIn(page);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
}

/**
 * Through the provider's popup, where the emulator asks who one would like to be.
 *
 * @param come to one of the pages that have the button
 */
export async function signUpWithGoogle(
  page: Page,
  { name, email }: Person,
  come: () => Promise<unknown> = () => page.goto('/sign-up'),
): Promise<void> {
  await answerProviderScript(page.context());
  await come();
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: /Google/ }).click()]);
  const emailField = popup.getByLabel(/Email/);
  // The emulator's page shows its button before it listens to it.
  await expect(async () => {
    await popup.getByText('Add new account').click();
    await expect(emailField).toBeVisible({ timeout: 1000 });
  }).toPass();
  await emailField.fill(email);
  await popup.getByLabel(/Display name/).fill(name);
  await popup.getByRole('button', { name: /Sign in with Google/ }).click();
  await expectSignedIn(page);
}

/** Says in the provider's popup once more who one is, after a press that asks for it. */
export async function confirmWithGoogle(page: Page, { email }: Person, press: () => Promise<void>): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  // The emulator's page shows its accounts before it listens to them. Under load it may be known a minute later only that it has closed:
  // a press that finds no page knows it at once.
  await expect(async () => {
    const isClosed = await popup
      .getByText(email)
      .click({ timeout: 1000 })
      .then(
        () => false,
        (error: Error) => {
          if (error.message.includes('has been closed')) return true;
          throw error;
        },
      );
    if (!isClosed) await expect.poll(() => popup.isClosed(), { timeout: 1000 }).toBe(true);
  }).toPass();
}

export async function makeProfile(page: Page, { name }: Person, skills: readonly string[] = ['React']): Promise<void> {
  await page.goto('/create-profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Short Bio').fill(`${name} builds small things that work.`);
  for (const skill of skills) await page.getByRole('button', { name: skill, exact: true }).click();
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page.getByText('Profile created!')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
}

export async function postProject(page: Page, title: string, maxTeamSize = 3): Promise<void> {
  // Pressing before one's profile has loaded is answered with a request to wait.
  await Promise.all([nextAnswer(page, CALLS.readProfile), page.goto('/post-project')]);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('A planner that tells a crew who does what until when.');
  await page.getByLabel('Max team size').fill(String(maxTeamSize));
  await page.getByRole('button', { name: 'Post Project' }).click();
  await expect(page.getByText('Project created successfully!')).toBeVisible();
}

/** One of the demo people, who has a profile, projects, invites and collaborations. */
export const ADA = { email: 'ada@demo.crewdeck.example', password: 'crewdeck-demo' };

/** The demo account with the role of ops. */
export const OPS = { email: 'ops@demo.crewdeck.example', password: 'crewdeck-demo' };
