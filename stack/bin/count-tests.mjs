/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failures] titles of what failed, or paths of spec files that could not be run
 * @property {string[]} [skipped] titles of what this machine can't run: it counts as neither
 * @property {string[]} [flaky] titles of what passed only on the second try
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
 * @typedef {object} JestFile one spec file in Jest's JSON report
 * @property {string} name its path
 * @property {string} status
 * @property {{ status: string, fullName: string }[]} assertionResults none where the file could not be run
 *
 * @typedef {object} JestReport
 * @property {JestFile[]} testResults
 */

/**
 * Counts tests. A file that could not be run counts as one failure, and so does a runner that failed without saying why.
 *
 * @param {JestReport | null} report
 * @param {number} exitCode
 * @returns {Count}
 */
export function countJest(report, exitCode) {
  const { testResults = [] } = report ?? {};
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const namesOf = (/** @type {string} */ wanted) =>
    tests.filter(({ status }) => status === wanted).map(({ fullName }) => fullName);
  const notRun = testResults.filter((file) => isFailed(file) && !file.assertionResults.some(isFailed));
  const failures = [...namesOf('failed'), ...notRun.map(({ name }) => name)];
  const passed = namesOf('passed').length;
  return withCrash({ passed, failed: failures.length, failures, skipped: namesOf('pending') }, exitCode);
}

/**
 * Files that failed in the parallel run are run again, alone. The second results count, and what passed only then is listed as flaky.
 *
 * @param {JestReport | null} first
 * @param {JestReport | null} second of the failed files
 * @param {number} exitCode of the second run
 * @returns {Count}
 */
export function countJestTwice(first, second, exitCode) {
  const again = new Map(second?.testResults.map((file) => [file.name, file]));
  const files = first?.testResults ?? [];
  const testResults = files.map((file) => again.get(file.name) ?? file);
  const mended = files.filter((file) => isFailed(file) && isPassed(again.get(file.name) ?? file));
  return { ...countJest({ testResults }, exitCode), flaky: mended.flatMap(namesOfFailed) };
}

/**
 * @param {JestReport | null} report
 * @returns {string[]} paths
 */
export function failedFiles(report) {
  return (report?.testResults ?? []).filter(isFailed).map(({ name }) => name);
}

/**
 * @param {JestFile} file
 * @returns {string[]} its path where it could not be run
 */
function namesOfFailed({ name, assertionResults }) {
  const failed = assertionResults.filter(isFailed).map(({ fullName }) => fullName);
  return failed.length > 0 ? failed : [name];
}

const isFailed = (/** @type {{ status: string }} */ { status }) => status === 'failed';
const isPassed = (/** @type {{ status: string }} */ { status }) => status === 'passed';

/**
 * Counts what Playwright's JSON reporter says. It retries a failed test once; what passed only then is listed as flaky.
 *
 * @param {unknown} report `null` when there is none
 * @param {number} exitCode
 * @returns {Count}
 */
export function countPlaywright(report, exitCode) {
  const { stats = {}, errors = [], suites = [] } = Object(report);
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  const named = (/** @type {string} */ status) =>
    suites.flatMap((/** @type {Suite} */ suite) => titlesIn(suite, status));
  return withCrash(
    {
      passed: expected + flaky,
      failed: unexpected + errors.length,
      failures: named('unexpected'),
      skipped: named('skipped'),
      flaky: named('flaky'),
    },
    exitCode,
  );
}

/**
 * @typedef {object} Suite of Playwright's report
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { status: string, annotations?: { description?: string }[] }[] }[]} [specs]
 */

/**
 * @param {Suite} suite
 * @param {string} wanted status
 * @returns {string[]} titles, with the reason where one is given: what to install
 */
function titlesIn({ suites = [], specs = [] }, wanted) {
  const own = specs.filter(({ tests }) => tests.every(({ status }) => status === wanted));
  const titles = own.map(({ title, tests }) => {
    const reason = tests[0]?.annotations?.[0]?.description;
    return reason ? `${title} (${reason})` : title;
  });
  return [...titles, ...suites.flatMap((suite) => titlesIn(suite, wanted))];
}

/**
 * A check or a crash has no test to name: its stage stands for it.
 *
 * @param {string} stage
 * @param {Count} count
 * @returns {Count}
 */
export function nameFailure(stage, count) {
  const isNameless = count.failed > 0 && !count.failures?.length;
  return isNameless ? { ...count, failures: [stage] } : count;
}

/**
 * @param {readonly Count[]} counts
 * @returns {Required<Count>}
 */
export function addCounts(counts) {
  const sum = (/** @type {'passed' | 'failed'} */ what) => counts.reduce((total, count) => total + count[what], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    failures: counts.flatMap(({ failures = [] }) => failures),
    skipped: counts.flatMap(({ skipped = [] }) => skipped),
    flaky: counts.flatMap(({ flaky = [] }) => flaky),
  };
}

/**
 * What a run says at its end. Its last line is read by others.
 *
 * @param {readonly Count[]} counts
 * @param {string} [machine]
 * @returns {string}
 */
export function summary(counts, machine = `${process.platform} ${process.arch}`) {
  const { passed, failed, failures, skipped, flaky } = addCounts(counts);
  const named = [
    ...skipped.map((title) => `  skipped on ${machine}: ${title}`),
    ...flaky.map((title) => `  flaky, passed on the second try: ${title}`),
    ...failures.map((title) => `  failed: ${title}`),
  ];
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
