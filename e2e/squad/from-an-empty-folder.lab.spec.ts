import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tracesOfCheckout } from '../support/published-packages.ts';
import { servedRegistry } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';
import { aWorkplace, edit, type Workplace } from '../support/workplace.ts';

const MODULE = 'my-mentors';
const TITLE = 'My Mentors';
const MOST_COMMANDS = 8;
const COMMANDS_OF_A_VERSION = 2;
/** An image that nobody can hear of. */
const MUTE = '<img src="/x.png" /><People />';
/** Listeners that stay. */
const LEAKING =
  '<input ref={(it) => { for (let i = 0; i < 20; i++) addEventListener("resize", () => it?.focus()); }} aria-label="x" /><People />';

const SECOND_VERSION = "<p>A second version in {canonicalSkill('golang')}</p>";

async function doAll(squad: Workplace, below: string, ...commands: string[]): Promise<void> {
  for (const command of commands) {
    const { exitCode, output } = await squad.type(command, below);
    expect(exitCode, `${command}\n${output}`).toBe(0);
  }
}

test('a squad with an empty folder has a page, a link and a call of the API live, and no file of this repository changed', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const squad = await aWorkplace(MODULE);
  try {
    await doAll(squad, '', `npx @crewdeck/crewdeck create ${MODULE}`);
    // `cd my-mentors` is typed as well.
    await doAll(
      squad,
      MODULE,
      'npm install',
      'npm test',
      'npm run build',
      'npm run check',
      `npm run release -- publish ${MODULE} --from dist/release`,
      `npm run release -- activate ${MODULE}@1.0.0`,
    );
    const first = squad.typed.splice(0);
    expect(first.length + 1).toBeLessThanOrEqual(MOST_COMMANDS);
    expect((await servedRegistry()).modules[MODULE]?.candidates[0]?.release).toMatch(/^1\.0\.0-/);

    expect(await tracesOfCheckout(join(squad.folder, MODULE, 'node_modules/@crewdeck'))).toEqual([]);
    expect(await squad.publish('module-sdk')).toContain('no new packages that should be published');

    await page.goto('/');
    const called = page.waitForResponse((response) => response.url().includes('/api/users?limit=12'));
    await page.getByRole('button', { name: 'Explore' }).first().click();
    await page.getByRole('link', { name: TITLE }).click({ timeout: 10_000 });
    await expect(page).toHaveURL(new RegExp(`/${MODULE}$`));
    await expect(page).toHaveTitle(`${TITLE} · Crewdeck`);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect((await called).ok()).toBe(true);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();

    const file = join(squad.folder, MODULE, 'src/pages/home-page.tsx');
    const whole = await readFile(file, 'utf8');
    for (const [mistake, finding] of [
      [MUTE, /home-page.tsx \[axe\] .*Images must have alternat/],
      [LEAKING, /home-page.tsx \[leaks\] \/my-mentors keeps listening after it was left: \d+ after 10 visits/],
    ] as const) {
      await writeFile(file, whole.replace('<People />', mistake));
      await doAll(squad, MODULE, 'npm run build');
      const { exitCode, output } = await squad.type('npm run check', MODULE);
      expect(exitCode).toBe(1);
      expect(output).toMatch(finding);
    }
    await writeFile(file, `${whole}\nPage({ width: 'huge' });\n`);
    expect((await squad.type('npm test', MODULE)).output).toContain(`Type '"huge"' is not assignable`);
    await doAll(squad, MODULE, 'npm install @crewdeck/matching');
    squad.typed.splice(0);

    await writeFile(file, `import { canonicalSkill } from '@crewdeck/matching/skills';\n${whole}`);
    await edit(file, '<People />', SECOND_VERSION);
    await doAll(squad, MODULE, 'npm version minor', 'npm run ship');
    const second = squad.typed.splice(0);
    expect(second).toHaveLength(COMMANDS_OF_A_VERSION);
    await page.goto(`/${MODULE}`);
    await expect(page.getByText('A second version in Go')).toBeVisible();
    for (const { command, seconds } of [...first, ...second]) console.log(`${seconds} s: ${command}`);
  } finally {
    await squad.leave();
  }
});
