import { join } from 'node:path';
import { build } from './build.mjs';
import { countStaticChecks, countUnitTests, readReport, stage, withReports } from './check.mjs';
import { ROOT, tool } from './checkout.mjs';
import { countPlaywright } from './count-tests.mjs';
import { findChromium } from './find-chromium.mjs';
import { install } from './install.mjs';
import { withCheckoutLock } from './install-and-build.mjs';
import { runVisibly } from './run-command.mjs';

/** @typedef {import('./count-tests.mjs').Count} Count */

const E2E = join(ROOT, 'e2e');

/**
 * `npm test`: every check, each one whatever became of those before, and one line at the end that adds them up.
 *
 * @param {string[]} args `--full` adds the labs: files named `*.lab.spec.ts`, browser tests with the tag `@lab`, and more cases of some others
 * @returns {Promise<number>} the exit code
 */
export async function run(args) {
  if (args.includes('--full')) process.env.CREWDECK_LABS = 'yes';
  return withReports(countEverything);
}

/**
 * @param {string} folder for reports and logs
 * @returns {Promise<Count[]>}
 */
async function countEverything(folder) {
  const installed = await stage('Packages', () => writing(install));
  if (installed.failed > 0) return [installed];
  const checks = [...(await countStaticChecks()), await countUnitTests(folder)];
  const built = await stage('Builds', () => writing(() => build()));
  if (built.failed > 0) return [...checks, built];
  return [...checks, await stage('Browser suite', () => runPlaywright(folder))];
}

/**
 * A preparation. It is no check of the product, so only its failure counts.
 *
 * @param {() => Promise<void>} write
 * @returns {Promise<Count>}
 */
async function writing(write) {
  await withCheckoutLock(write);
  return { passed: 0, failed: 0 };
}

/**
 * @param {string} folder
 * @returns {Promise<Count>}
 */
async function runPlaywright(folder) {
  const reportFile = join(folder, 'playwright.json');
  const chromium = await findChromium(join(folder, 'chromium.log'));
  const exitCode = await runVisibly([...tool('playwright', E2E), 'test'], {
    cwd: E2E,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
  });
  return countPlaywright(readReport(reportFile), exitCode);
}
