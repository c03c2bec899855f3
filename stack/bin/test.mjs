import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ROOT, tool } from './checkout.mjs';
import { addCounts, countCheck, countJest, countPlaywright } from './count-tests.mjs';
import { explain } from './failure.mjs';
import { findChromium } from './find-chromium.mjs';
import { install } from './install.mjs';
import { withCheckoutLock } from './install-and-build.mjs';
import { secondsSince } from './progress.mjs';
import { runVisibly } from './run-command.mjs';

/** @typedef {import('./count-tests.mjs').Count} Count */

const NODE_OPTIONS = ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning'];
const JEST = [...NODE_OPTIONS, 'node_modules/jest/bin/jest.js', '--config', 'jest/jest.config.mjs'];

/**
 * `npm test`: every check, each one whatever became of those before, and one line at the end that adds them up.
 *
 * @param {string[]} args `--full` adds the labs: specs that take minutes, in files named `*.lab.spec.ts`
 * @returns {Promise<number>} the exit code
 */
export async function run(args) {
  if (args.includes('--full')) process.env.CREWDECK_LABS = 'yes';
  const folder = mkdtempSync(join(tmpdir(), 'crewdeck-test-'));
  const count = await countEverything(folder);
  rmSync(folder, { recursive: true, force: true });
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  return count.failed === 0 ? 0 : 1;
}

/**
 * @param {string} folder for reports and logs
 * @returns {Promise<Count>}
 */
async function countEverything(folder) {
  const installed = await stage('Packages', () => writing(install));
  if (installed.failed > 0) return installed;
  const checks = [
    // Most of these run on one core.
    ...(await Promise.all([
      stage('Format', () => check(['biome', 'ci', '--linter-enabled=false', '--assist-enabled=false'])),
      stage('Lint', () => check(['biome', 'ci', '--formatter-enabled=false', '--error-on-warnings'])),
      stage('Types', () => check(['tsc', '-b'])),
    ])),
    // They follow imports to what was compiled.
    ...(await Promise.all([
      stage('Import directions', () => check(['depcruise', '.', '--output-type', 'err-long'])),
      stage('Unused code', () => check(['knip', '--no-progress'])),
    ])),
    await stage('Unit and database tests', () => runJest(folder)),
  ];
  const built = await stage('Builds', () => writing(build));
  if (built.failed > 0) return addCounts([...checks, built]);
  return addCounts([...checks, await stage('Browser suite', () => runPlaywright(folder))]);
}

/**
 * @param {string} name
 * @param {() => Promise<Count>} run
 * @returns {Promise<Count>}
 */
async function stage(name, run) {
  const startedAt = performance.now();
  console.log(`\n── ${name}`);
  const count = await run().catch((error) => {
    console.error(explain(error));
    return { passed: 0, failed: 1 };
  });
  console.log(`── ${name}: ${count.failed === 0 ? 'passed' : 'FAILED'} in ${secondsSince(startedAt)}`);
  return count;
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
 * @param {readonly [string, ...string[]]} command
 * @returns {Promise<Count>}
 */
async function check([program, ...args]) {
  return countCheck(await runVisibly([tool(program), ...args]));
}

/**
 * @param {string} folder
 * @returns {Promise<Count>}
 */
async function runJest(folder) {
  const reportFile = join(folder, 'jest.json');
  const exitCode = await runVisibly([process.execPath, ...JEST, '--json', `--outputFile=${reportFile}`]);
  return countJest(readReport(reportFile), exitCode);
}

/**
 * @param {string} folder
 * @returns {Promise<Count>}
 */
async function runPlaywright(folder) {
  const reportFile = join(folder, 'playwright.json');
  const chromium = await findChromium(join(folder, 'chromium.log'));
  const exitCode = await runVisibly([join(ROOT, 'e2e/node_modules/.bin/playwright'), 'test'], {
    cwd: join(ROOT, 'e2e'),
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
  });
  return countPlaywright(readReport(reportFile), exitCode);
}

/**
 * @param {string} file
 * @returns {unknown} `null` when the runner ended before it wrote one
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Counted as a failure by its caller: a runner without a report has crashed.
    return null;
  }
}
