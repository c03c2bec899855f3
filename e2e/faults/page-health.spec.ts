import type { Page } from '@playwright/test';
import { doingOnLoad, doingWhenDrawn, forgeRelease } from '../support/forge-release.ts';
import { makeLive, reportsOf, statusOf } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const MODULE = 'mf-hackathons';
const PATH = '/explore-hackathons';
const HEADING = 'Explore Hackathons';

// The broken releases say what is wrong with them.
test.use({ mayLogErrors: true, mayLetErrorsEscape: true });

const inEffect = (statements: string) => (module: string) =>
  doingWhenDrawn(module, `react.useEffect(()=>{${statements}},[])`);
const onLoad = (statements: string) => (module: string) => doingOnLoad(module, statements);
const style = (css: string) => (module: string) =>
  forgeRelease(module, { text: (text, file) => (file.endsWith('.css') ? `${css}${text}` : text) });

interface Harm {
  outcome: 'page' | 'hang';
  publish: (module: string) => Promise<string>;
}

/** What a release does to the page around it. */
const HARMS: Record<string, Harm> = {
  'breaks a method of every list while it loads': {
    outcome: 'page',
    publish: onLoad('Array.prototype.map=()=>{throw new Error("forged")}'),
  },
  'breaks a method of every list once it is drawn': {
    outcome: 'page',
    publish: inEffect('Array.prototype.map=()=>{throw new Error("forged")}'),
  },
  'replaces fetch': { outcome: 'page', publish: onLoad('window.fetch=()=>new Promise(()=>0)') },
  'replaces the way pages are opened': { outcome: 'page', publish: onLoad('history.pushState=()=>undefined') },
  'hides everything': { outcome: 'page', publish: style('*{display:none !important}') },
  'makes the bar transparent': { outcome: 'page', publish: style('header{opacity:0 !important}') },
  'makes all text huge': { outcome: 'page', publish: style(':root{font-size:90px !important;background:red}') },
  'takes the bar away': { outcome: 'page', publish: inEffect('document.querySelector("header").remove()') },
  'takes the main part away': { outcome: 'page', publish: inEffect('document.getElementById("main").remove()') },
  'lies on the bar': {
    outcome: 'page',
    publish: inEffect(
      'const veil=document.body.appendChild(document.createElement("div"));veil.style="position:fixed;inset:0;z-index:999999"',
    ),
  },
  'is drawn without end': {
    outcome: 'hang',
    publish: (module) => doingWhenDrawn(module, 'const [n,next]=react.useState(0);react.useEffect(()=>next(n+1));'),
  },
  'loads the page again and again': { outcome: 'hang', publish: onLoad('location.reload()') },
};

async function failuresOf(release: string): Promise<number> {
  const { health } = await statusOf(MODULE);
  return health.find((it) => it.release === release)?.total.failed ?? 0;
}

async function expectPageToWork(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
}

// One that nothing has happened to: what came before is told of others, late reports too.
let leave: () => Promise<void>;
test.beforeAll(async () => {
  leave = await makeLive(MODULE, await forgeRelease(MODULE));
});
test.afterAll(() => leave());

for (const [harm, { outcome, publish }] of Object.entries(HARMS)) {
  test(`while the live release ${harm}, people get the last good one by a fresh page load, and it is told of the live one`, async ({
    page,
  }) => {
    const good = (await statusOf(MODULE)).live.release;
    const [release, before, failedBefore] = [
      await publish(MODULE),
      await reportsOf(MODULE, outcome),
      await failuresOf(good),
    ];
    const goBack = await makeLive(MODULE, release);
    try {
      await page.goto(PATH).catch(() => undefined);
      await expect.poll(() => reportsOf(MODULE, outcome), { timeout: 25_000 }).toBeGreaterThan(before);
      await expectPageToWork(page);
      await expect.poll(() => failuresOf(release)).toBeGreaterThan(0);
    } finally {
      await goBack();
    }
    // Known of a release while it is live.
    expect(await failuresOf(good)).toBe(failedBefore);
  });
}
