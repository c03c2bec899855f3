import { doingWhenDrawn } from '../support/forge-release.ts';
import { makeLive, reportsOf } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const MODULE = 'mf-hackathons';
const PATH = '/explore-hackathons';
const HEADING = 'Explore Hackathons';
/** More than a release may make in a minute. */
const MANY_CALLS = 400;
const MOST_CALLS = 300;

// The broken releases say what is wrong with them.
test.use({ mayLogErrors: true, mayLetErrorsEscape: true });

const ONCE_DRAWN = (statements: string) => `react.useEffect(()=>{${statements}},[])`;

/** What goes wrong while people see a page that works, at the latest when they press a key. */
const QUIET_FAULTS: Record<string, string> = {
  'throws in a handler': ONCE_DRAWN('addEventListener("keydown",()=>{throw new Error("forged")})'),
  'leaves a promise rejected': ONCE_DRAWN('addEventListener("keydown",()=>Promise.reject(new Error("forged")))'),
  'calls the API without end': `const http=sdk.useHttp();${ONCE_DRAWN(
    `for(let i=0;i<${MANY_CALLS};i++)http.get("/api/hackathons").catch(()=>0)`,
  )}`,
  'leaves a title of its own': ONCE_DRAWN('setTimeout(()=>{document.title="forged"},300)'),
};

for (const [fault, statements] of Object.entries(QUIET_FAULTS)) {
  test(`a release that ${fault} is told of`, async ({ page }) => {
    let calls = 0;
    await page.route('**/api/hackathons', (route) => {
      calls += 1;
      return route.continue();
    });
    const before = await reportsOf(MODULE, 'error');
    const goBack = await makeLive(MODULE, await doingWhenDrawn(MODULE, statements));
    try {
      await page.goto(PATH);
      await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
      const told = async () => {
        // Again and again: on a busy machine the first key may come before the page listens to keys.
        await page.keyboard.press('Shift');
        return reportsOf(MODULE, 'error');
      };
      await expect.poll(told).toBeGreaterThan(before);
      await expect(page).toHaveTitle(`${HEADING} · Crewdeck`);
      expect(calls).toBeLessThanOrEqual(MOST_CALLS);
    } finally {
      await goBack();
    }
  });
}

test('people who were helped by another try get the last good release at once from then on', async ({ page }) => {
  const falls =
    'const [has,fall]=react.useState(false);react.useEffect(()=>{document.body.dataset.forged="";setTimeout(()=>fall(true),500)},[]);if(has)throw new Error("forged");';
  const goBack = await makeLive(MODULE, await doingWhenDrawn(MODULE, falls));
  const heading = page.getByRole('heading', { level: 1, name: HEADING });
  const again = page.getByRole('button', { name: 'Try again' });
  const liveHasRun = page.locator('body[data-forged]');
  try {
    await page.goto(PATH);
    await again.click();
    await again.click();
    await expect(heading).toBeVisible();
    await expect(liveHasRun).toHaveCount(1);
    await page.goto(PATH);
    await expect(heading).toBeVisible();
    await expect(liveHasRun).toHaveCount(0);
  } finally {
    await goBack();
  }
});
