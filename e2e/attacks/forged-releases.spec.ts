import { integrityOf } from '@crewdeck/releases';
import { signatureHeaders, signFiles } from '@crewdeck/releases/signing/file-signatures';
import { newPrivateKey, type PrivateKey, publicKeyOf, readPrivateKey } from '@crewdeck/releases/signing/keys';
import type { Page } from '@playwright/test';
import { ADA, signInByForm } from '../support/people.ts';
import { keyOf, servedRegistry } from '../support/registry.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';
import { type Answer, startThief } from '../support/thief-between.ts';

// A browser logs each script that it refuses.
test.use({ mayLogErrors: true, mayLetErrorsEscape: true });

const MODULE = 'mf-explore';
const SIGNATURE = ['unencoded-digest', 'signature-input', 'signature'];
const NOT_THERE = 'Explore Users is not available right now';

/** What the browser gets instead of the module's entry, and the hash that stands in the page, in its records and in the registry. */
interface Forgery {
  entry: string;
  hash: string;
  body: Buffer;
  forgedHash: string;
  headers: Record<string, string>;
}

/** @param key whose signature comes with it; `null`: that of the squad over what it published */
async function forge(key: PrivateKey | null): Promise<Forgery> {
  const { entry = '', integrity = '' } = (await servedRegistry()).modules[MODULE]?.candidates[0] ?? {};
  const honest = await fetch(`${theSystem().url}${entry}`, { headers: { 'accept-encoding': 'identity' } });
  const kept = SIGNATURE.map((name) => [name, honest.headers.get(name) ?? '']);
  const body = Buffer.concat([Buffer.from('globalThis.forged = true;'), Buffer.from(await honest.arrayBuffer())]);
  const signed = key && signFiles(new Map([['a.js', body]]), key)['a.js'];
  const headers = signed ? signatureHeaders(signed, publicKeyOf(key)) : Object.fromEntries(kept);
  return { entry, hash: integrity.split(' ')[0] ?? '', body, forgedHash: integrityOf(body), headers };
}

function swap({ entry, hash, body, forgedHash, headers }: Forgery) {
  return (answer: Answer): Answer => {
    if (answer.path === entry) return { ...answer, headers: { ...answer.headers, ...headers }, body };
    if (/^\/(modules|api)\//.test(answer.path)) return answer;
    return { ...answer, body: Buffer.from(answer.body.toString().replaceAll(hash, forgedHash)) };
  };
}

async function openExplore(page: Page, alter: (answer: Answer) => Answer, seen: () => Promise<void>): Promise<boolean> {
  const thief = await startThief(alter);
  try {
    await page.goto(`${thief.url}/explore`);
    await seen();
    return await page.evaluate(() => 'forged' in globalThis);
  } finally {
    thief.stop();
  }
}

const panel = (page: Page) => () => expect(page.getByRole('heading', { name: NOT_THERE })).toBeVisible();

test('a swapped script with its hash changed everywhere runs in no browser that knows keys: its signature is of other bytes', async ({
  page,
}) => {
  expect(await openExplore(page, swap(await forge(null)), panel(page))).toBe(false);
});

test('nor does one that somebody signed with a key of their own: the page names the key of the squad', async ({
  page,
}) => {
  const thief = readPrivateKey(newPrivateKey());
  expect(await openExplore(page, swap(await forge(thief)), panel(page))).toBe(false);
});

test('one that the squad signed does, so it was the signature that the others lacked', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1, name: 'Explore Users' });
  const forgery = await forge(await keyOf(MODULE));
  expect(await openExplore(page, swap(forgery), () => expect(heading).toBeVisible())).toBe(true);
});

test('a chunk that was changed is refused by the hash in its entry, in every browser', async ({ page }) => {
  const { entry } = await forge(null);
  const alter = (answer: Answer): Answer => {
    const isChunk = answer.path.startsWith(`/modules/${MODULE}/`) && answer.path.endsWith('.js');
    if (!isChunk || answer.path === entry) return answer;
    const others = Object.entries(answer.headers).filter(([name]) => !SIGNATURE.includes(name));
    const body = Buffer.concat([Buffer.from('globalThis.forged = true;'), answer.body]);
    return { ...answer, headers: Object.fromEntries(others), body };
  };
  expect(await openExplore(page, alter, panel(page))).toBe(false);
});

function addOwnScript(page: Page): Promise<string> {
  return page.evaluate(() => {
    const script = document.createElement('script');
    script.src = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
    document.head.append(script);
    return new Promise((settle) => {
      script.onload = () => settle('ran');
      script.onerror = () => settle('refused');
    });
  });
}

test('a script without integrity runs neither in a page of a visitor nor in one of somebody who is signed in', async ({
  page,
}) => {
  await page.goto('/');
  expect(await addOwnScript(page)).toBe('refused');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  // The document of the provider's button, which is where the page before it has led.
  expect(await addOwnScript(page)).toBe('ran');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
  expect(await addOwnScript(page)).toBe('refused');

  await signInByForm(page, ADA);
  await page.goto('/my-projects');
  expect(await addOwnScript(page)).toBe('refused');
});
