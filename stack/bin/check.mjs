import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tool } from './checkout.mjs';
import { addCounts, countCheck, countJest, countJestTwice, failedFiles, nameFailure, summary } from './count-tests.mjs';
import { explain } from './failure.mjs';
import { secondsSince } from './progress.mjs';
import { runVisibly } from './run-command.mjs';

/** @typedef {import('./count-tests.mjs').Count} Count */
/** @typedef {import('./count-tests.mjs').JestReport} JestReport */
/** @typedef {Parameters<typeof tool>[0]} Tool */

/** Biome colours each character of a difference, also in a log, where one line then fills a screen. */
const WITHOUT_COLOURS = process.stdout.isTTY ? [] : ['--colors=off'];

/**
 * Every static check, also of CI. Those of a row run side by side; the second row follows imports to what the first compiled.
 *
 * @type {Record<string, [Tool, ...string[]]>[]}
 */
const STATIC_CHECKS = [
  {
    'Format and lint': ['biome', 'ci', '--error-on-warnings', ...WITHOUT_COLOURS],
    // By default each project is checked by four threads, each of which reads all of its files. One takes the least time in all.
    Types: ['tsc', '-b', '--checkers', '1'],
  },
  {
    'Import directions': ['depcruise', '.', '--output-type', 'err-long'],
    'Unused code': ['knip', '--no-progress'],
  },
];

/** The first three for specs that run in Node itself, the other two for those in a context of their own. */
const NODE_OPTIONS = [
  ...['--conditions=@crewdeck/source', '--import=./jest/compile.mjs', '--enable-source-maps'],
  ...['--experimental-vm-modules', '--no-warnings=ExperimentalWarning'],
];
const JEST = [...NODE_OPTIONS, 'node_modules/jest/bin/jest.js', '--config', 'jest/jest.config.mjs'];

/**
 * `npm run check`: what CI runs before it builds and opens a browser. Tests wait until the static checks pass.
 *
 * @param {string[]} args `--static` leaves the tests out
 * @returns {Promise<number>} the exit code
 */
export async function run(args) {
  return withReports(async (folder) => {
    const counts = await countStaticChecks();
    return args.includes('--static') || addCounts(counts).failed > 0
      ? counts
      : [...counts, await countUnitTests(folder)];
  });
}

/**
 * Counts, and says the sum at the end.
 *
 * @param {(folder: string) => Promise<Count[]>} count is given a folder for reports and logs
 * @returns {Promise<number>} the exit code
 */
export async function withReports(count) {
  const folder = mkdtempSync(join(tmpdir(), 'crewdeck-test-'));
  const counts = await count(folder);
  rmSync(folder, { recursive: true, force: true });
  console.log(`\n${summary(counts)}`);
  return addCounts(counts).failed === 0 ? 0 : 1;
}

/** @returns {Promise<Count[]>} one per static check; a failed one stops none of the others */
export async function countStaticChecks() {
  /** @type {Count[]} */
  const counts = [];
  for (const row of STATIC_CHECKS) {
    counts.push(
      ...(await Promise.all(Object.entries(row).map(([name, command]) => stage(name, () => check(command))))),
    );
  }
  return counts;
}

/**
 * The tests that need no browser.
 *
 * @param {string} folder
 * @returns {Promise<Count>}
 */
export function countUnitTests(folder) {
  return stage('Unit and database tests', () => runJest(folder));
}

/**
 * @param {string} name
 * @param {() => Promise<Count>} run
 * @returns {Promise<Count>}
 */
export async function stage(name, run) {
  const startedAt = performance.now();
  console.log(`\n── ${name}`);
  const count = await run().catch((error) => {
    console.error(explain(error));
    return { passed: 0, failed: 1 };
  });
  console.log(`── ${name}: ${count.failed === 0 ? 'passed' : 'FAILED'} in ${secondsSince(startedAt)}`);
  return nameFailure(name, count);
}

/**
 * @param {[Tool, ...string[]]} command
 * @returns {Promise<Count>}
 */
async function check([name, ...args]) {
  return countCheck(await runVisibly([...tool(name), ...args]));
}

/** More failed files than this are no accident of a busy machine. */
const MOST_FILES_RUN_TWICE = 5;

/**
 * @param {string} folder
 * @returns {Promise<Count>}
 */
async function runJest(folder) {
  // It needs Jest's own runner, in which the API's specs take more than twice the time.
  const first = await jest(join(folder, 'jest.json'), process.env.CREWDECK_LABS ? ['--coverage'] : []);
  const failed = failedFiles(first.report);
  if (failed.length === 0 || failed.length > MOST_FILES_RUN_TWICE) return countJest(first.report, first.exitCode);
  console.log('\n── What failed, once more and without the others');
  // With one worker the light runner ends badly where specs of two projects ran.
  const second = await jest(join(folder, 'jest-again.json'), ['--maxWorkers=2', '--runTestsByPath', ...failed]);
  return countJestTwice(first.report, second.report, second.exitCode);
}

/**
 * @param {string} reportFile
 * @param {string[]} args
 */
async function jest(reportFile, args) {
  const exitCode = await runVisibly([process.execPath, ...JEST, '--json', `--outputFile=${reportFile}`, ...args]);
  return { report: /** @type {JestReport | null} */ (readReport(reportFile)), exitCode };
}

/**
 * @param {string} file
 * @returns {unknown} `null` when the runner ended before it wrote one
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Counted as a failure by its caller: a runner without a report has crashed.
    return null;
  }
}
