import type { BrowserContext } from 'playwright-core';

/** Somebody of the environment who is there to try things. */
export interface Member {
  email: string;
  password: string;
}

/**
 * Signs somebody in, as people do it.
 *
 * @throws Error with a sentence when they are refused
 */
export async function signIn(context: BrowserContext, site: string, { email, password }: Member): Promise<void> {
  const page = await context.newPage();
  await page.goto(new URL('/sign-in', site).href);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  const isIn = page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
  await isIn.catch((error: unknown) => {
    throw new Error(`${email} of CREWDECK_ACCOUNT could not sign in at ${site}.`, { cause: error });
  });
  await page.close();
}
