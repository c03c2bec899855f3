/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
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
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = Object(report);
  return withCrash({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }, exitCode);
}

/**
 * Counts what Playwright's JSON reporter says. A flaky test is a failed one.
 *
 * @param {unknown} report `null` when there is none
 * @param {number} exitCode
 * @returns {Count}
 */
export function countPlaywright(report, exitCode) {
  const { stats = {}, errors = [] } = Object(report);
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  return withCrash({ passed: expected, failed: unexpected + flaky + errors.length }, exitCode);
}

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function addCounts(counts) {
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
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
