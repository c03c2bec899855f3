import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { packagesIn } from '@crewdeck/stack/bin/bill-of-materials.mjs';
import { filesIn } from '@crewdeck/stack/bin/folder-files.mjs';
import type { Browser, Page } from '@playwright/test';
import { aPerson, makeProfile, postProject, signUp } from '../support/people.ts';
import { edgesServing } from '../support/registry.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';
import { type ProductionSystem, startProduction } from './production-system.ts';
import { ProviderAtGoogle } from './provider-at-google.ts';

const CONTAINERS = resolve(import.meta.dirname, '../../deploy/containers');
const SOMEBODY = { uid: 'somebody', email: 'somebody@people.example' };
const BROWSER_CODE =
  /^(react|react-dom|@module-federation\/|firebase|typescript|@types\/|@crewdeck\/(ui-kit|module-sdk|stack))/;

let production: ProductionSystem;

// One pack and one system for all of them.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // It packs, which a busy machine does in a minute.
  production = await startProduction(theSystem());
});

async function aPageIn(browser: Browser, provider: ProviderAtGoogle): Promise<Page> {
  const context = await browser.newContext({ baseURL: production.origin, ignoreHTTPSErrors: true });
  await provider.answerIn(context);
  return context.newPage();
}

/** Runs what a container's engine asks it by. */
function healthCheck(file: string, port: number): Promise<number> {
  const [, command = '[]'] = /^HEALTHCHECK .*CMD (.+)$/m.exec(file) ?? [];
  const [program = '', ...args] = JSON.parse(command) as string[];
  return new Promise((done) => {
    execFile(program, args, { env: { ...process.env, PORT: String(port) } }, (error) => done(Number(error?.code ?? 0)));
  });
}

test('somebody signs up, makes a profile and posts over https, on the packed folders, with tokens that a key server vouches for', async ({
  browser,
}) => {
  const ada = aPerson('Ada');
  const title = `Crew planner of ${ada.name}`;
  const page = await aPageIn(browser, new ProviderAtGoogle(production.keys));

  await signUp(page, ada);
  await makeProfile(page, ada, ['React']);
  await postProject(page, title);

  const document = await page.goto('/my-projects');
  expect(document?.headers()['strict-transport-security']).toBe('max-age=31536000');
  expect(document?.headers()['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
  await page.getByRole('listitem').filter({ hasText: title }).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('button', { name: /theme/i }).click();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['crewdeck-signed-in', 'crewdeck-theme']));
  expect(cookies.filter(({ secure }) => !secure)).toEqual([]);
  await page.context().close();
});

test('the packed API takes what the key server has signed for it, and nothing else', async () => {
  const { keys, ports } = production;
  const statusWith = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`http://127.0.0.1:${ports.api}/api/users/firebase/${SOMEBODY.uid}`, { headers })).status;
  };
  const good = await keys.sign(SOMEBODY);
  const [, payload] = good.split('.');
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
  expect(await statusWith(good), 'nobody with a good token').toBe(404);
  expect(await statusWith(unsigned), "the emulator's").toBe(401);
  expect(await statusWith(await keys.forge(SOMEBODY)), 'another key').toBe(401);
  expect(await statusWith(await keys.sign({ ...SOMEBODY, life: '-1m' })), 'over').toBe(401);
  expect(await statusWith(await keys.sign({ ...SOMEBODY, audience: 'another' })), 'for another project').toBe(401);
  expect(await statusWith(await keys.sign({ ...SOMEBODY, issuer: 'https://example.org' })), 'of another').toBe(401);
});

for (const name of ['api', 'edge'] as const) {
  test(`the folder of the ${name} has what runs, and its container asks it how it is`, async () => {
    const folder = join(production.folders, name);
    expect([...packagesIn(folder)].filter((one) => BROWSER_CODE.test(one))).toEqual([]);
    expect(filesIn(folder).filter((file) => /\.(map|tsx?)$|\.spec\.|tsconfig/.test(file))).toEqual([]);
    const bill = JSON.parse(await readFile(join(folder, 'sbom.cdx.json'), 'utf8'));
    expect(bill.components).toHaveLength(packagesIn(folder).size);

    const container = await readFile(join(CONTAINERS, `${name}.Containerfile`), 'utf8');
    expect(await healthCheck(container, production.ports[name])).toBe(0);
    expect(await healthCheck(container, 1)).toBe(1);
  });
}

test('the packed processes end cleanly when they are asked to, and nobody waits for that edge any more', async () => {
  const packed = expect.stringMatching(new RegExp(`:${production.ports.edge}$`));
  expect(await edgesServing()).toContainEqual(packed);
  expect(await production.stop()).toEqual([0, 0]);
  expect(await edgesServing()).not.toContainEqual(packed);
});
