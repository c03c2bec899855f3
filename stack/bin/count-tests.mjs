/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [skipped] titles of what this machine can't run: it counts as neither
 */

/**
 * One check, such as the lint: it holds or it doesn't.
 *
 * @param {number} exitCode
 * @returns {Count}
 */
export function countCheck(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts what Jest reports with `--json`. A file that could not be run counts as one failure, and so does a runner that
 * failed without saying why.
 *
 * @param {unknown} report `null` when there is none
 * @param {number} exitCode
 * @returns {Count}
 */
export function countJest(report, exitCode) {
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0, testResults = [] } = Object(report);
  /** @type {{ status: string, fullName: string }[]} */
  const tests = testResults.flatMap((/** @type {{ assertionResults?: [] }} */ file) => file.assertionResults ?? []);
  const skipped = tests.filter(({ status }) => status === 'pending').map(({ fullName }) => fullName);
  return withCrash({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, skipped }, exitCode);
}

/**
 * Counts what Playwright's JSON reporter says. A flaky test is a failed one.
 *
 * @param {unknown} report `null` when there is none
 * @param {number} exitCode
 * @returns {Count}
 */
export function countPlaywright(report, exitCode) {
  const { stats = {}, errors = [], suites = [] } = Object(report);
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  const failed = unexpected + flaky + errors.length;
  return withCrash({ passed: expected, failed, skipped: suites.flatMap(skippedIn) }, exitCode);
}

/**
 * @typedef {object} Suite of Playwright's report
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { status: string, annotations?: { description?: string }[] }[] }[]} [specs]
 */

/**
 * @param {Suite} suite
 * @returns {string[]} titles, with the reason where one is given: what to install
 */
function skippedIn({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.every(({ status }) => status === 'skipped'));
  const titles = own.map(({ title, tests }) => {
    const reason = tests[0]?.annotations?.[0]?.description;
    return reason ? `${title} (${reason})` : title;
  });
  return [...titles, ...suites.flatMap(skippedIn)];
}

/**
 * @param {readonly Count[]} counts
 * @returns {Required<Count>}
 */
export function addCounts(counts) {
  const sum = (/** @type {'passed' | 'failed'} */ what) => counts.reduce((total, count) => total + count[what], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: counts.flatMap(({ skipped = [] }) => skipped) };
}

/**
 * What a run says at its end. Its last line is read by others.
 *
 * @param {readonly Count[]} counts
 * @param {string} [machine]
 * @returns {string}
 */
export function summary(counts, machine = `${process.platform} ${process.arch}`) {
  const { passed, failed, skipped } = addCounts(counts);
  const named = skipped.map((title) => `  skipped on ${machine}: ${title}`);
  return [...named, `${passed} passed, ${failed} failed`].join('\n');
}

/**
 * A runner that found nothing to run, or ended badly without a failed test, must not look like success.
 *
 * @param {Count} count
 * @param {number} exitCode
 * @returns {Count}
 */
function withCrash(count, exitCode) {
  const isSilent = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
  return isSilent ? { ...count, failed: 1 } : count;
}
