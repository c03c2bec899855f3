import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addCounts,
  countCheck,
  countJest,
  countJestTwice,
  countPlaywright,
  failedFiles,
  nameFailure,
  summary,
} from '#bin/count-tests.mjs';
import { diskFullSentence, explain, explainLog, Failure } from '#bin/failure.mjs';
import { installationHash } from '#bin/install.mjs';
import { diskSentence, memorySentence } from '#bin/needs.mjs';
import { tryLock } from '#bin/socket-lock.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewdeck-bootstrap-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A spec file of Jest's report: failed tests come after those that passed. */
function file(name: string, { passed, failed }: { passed: number; failed: number }) {
  const assertionResults = Array.from({ length: passed + failed }, (_, index) => ({
    status: index < passed ? 'passed' : 'failed',
    fullName: `${name} ${index}`,
  }));
  return { name, status: failed === 0 ? 'passed' : 'failed', assertionResults };
}

const reportOf = (...testResults: ReturnType<typeof file>[]) => ({ testResults });

describe('an installation', () => {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
  const write = (content: string) => Promise.all(files.map((name) => writeFile(join(folder, name), content)));

  it('is the same while nothing has changed', async () => {
    await write('a');
    expect(installationHash(folder, '20.19.0')).toBe(installationHash(folder, '20.20.2'));
  });

  it.each(files)('is another one when %s changes', async (name) => {
    await write('a');
    const before = installationHash(folder, '20.19.0');
    await writeFile(join(folder, name), 'b');
    expect(installationHash(folder, '20.19.0')).not.toBe(before);
  });

  it('is another one when a package appears', async () => {
    await write('a');
    const before = installationHash(folder, '20.19.0');
    await cp(join(folder, 'package.json'), join(folder, 'packages/new/package.json'), { recursive: true });
    expect(installationHash(folder, '20.19.0')).not.toBe(before);
  });

  it('is another one for another major of Node', async () => {
    await write('a');
    expect(installationHash(folder, '24.1.0')).not.toBe(installationHash(folder, '20.19.0'));
  });
});

describe('a machine that is too small', () => {
  it('is told how much free disk an installation needs', () => {
    expect(diskSentence(1.26e9)).toBe(
      'Installing needs 2.5 GB of free disk, and there are 1.2 GB: free some, then run the same command again.',
    );
    expect(diskSentence(2.5e9)).toBeNull();
  });

  it('is told how much memory Crewdeck needs', () => {
    expect(memorySentence(1.03e9)).toBe(
      'Crewdeck needs about 2.0 GB of memory, and this machine has 1.0 GB: it may be slow or stop.',
    );
    expect(memorySentence(2e9)).toBeNull();
  });
});

describe('a failure', () => {
  it('is told in its own sentence', () => {
    expect(explain(new Failure('Port 3000 is taken.'))).toBe('Port 3000 is taken.');
  });

  it('of the disk is told as such, whoever met it', async () => {
    const log = join(folder, 'install.log');
    await writeFile(log, 'ERR_PNPM ENOSPC: no space left on device, write');
    expect(explain(new Error('ENOSPC: no space left on device'))).toBe(diskFullSentence());
    expect(explainLog('Installing failed', log)).toBe(diskFullSentence());
  });

  it('of a step names its log', () => {
    expect(explainLog('Compiling failed', '/logs/compile.log')).toBe(
      'Compiling failed; the reason is at the end of /logs/compile.log.',
    );
  });
});

describe('the line at the end of the tests', () => {
  it('adds up what every runner counted', () => {
    const jest = countJest(reportOf(file('a.spec.ts', { passed: 40, failed: 1 })), 1);
    const browser = countPlaywright({ stats: { expected: 12, unexpected: 2, flaky: 0 }, errors: [] }, 1);
    expect(addCounts([countCheck(0), countCheck(1), jest, browser])).toMatchObject({ passed: 53, failed: 4 });
  });

  it('names what the machine could not run, and counts it as neither', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'the API answers' },
      { status: 'pending', fullName: 'the API breaks nobody' },
    ];
    const jest = countJest(reportOf({ name: 'a.spec.ts', status: 'passed', assertionResults }), 0);
    const inFirefox = {
      status: 'skipped',
      annotations: [{ type: 'skip', description: 'apt-get install firefox-esr' }],
    };
    const specs = [
      { title: 'an edge is attacked', tests: [{ status: 'skipped' }] },
      { title: 'a team in Firefox', tests: [inFirefox] },
    ];
    const browser = countPlaywright({ stats: { expected: 2 }, suites: [{ suites: [{ specs }] }] }, 0);
    expect(summary([jest, browser], 'darwin arm64').split('\n')).toEqual([
      '  skipped on darwin arm64: the API breaks nobody',
      '  skipped on darwin arm64: an edge is attacked',
      '  skipped on darwin arm64: a team in Firefox (apt-get install firefox-esr)',
      '3 passed, 0 failed',
    ]);
  });

  it('counts a test file that could not run', () => {
    const report = reportOf(file('a.spec.ts', { passed: 40, failed: 0 }), {
      name: 'b.spec.ts',
      status: 'failed',
      assertionResults: [],
    });
    expect(countJest(report, 1)).toMatchObject({ failed: 1, failures: ['b.spec.ts'] });
  });

  it('names a browser test that failed, and the stage of a check that has no tests', () => {
    const suites = [{ specs: [{ title: 'a team forms', tests: [{ status: 'unexpected' }] }] }];
    const browser = countPlaywright({ stats: { expected: 3, unexpected: 1 }, suites }, 1);
    const lint = nameFailure('Format and lint', countCheck(1));
    expect(summary([lint, browser]).split('\n')).toEqual([
      '  failed: Format and lint',
      '  failed: a team forms',
      '3 passed, 2 failed',
    ]);
  });

  it('counts the second try of files that failed, and names who passed only then', () => {
    const first = reportOf(
      file('a.spec.ts', { passed: 40, failed: 0 }),
      file('b.spec.ts', { passed: 3, failed: 1 }),
      file('c.spec.ts', { passed: 0, failed: 2 }),
      { name: 'd.spec.ts', status: 'failed', assertionResults: [] },
    );
    const second = reportOf(
      file('b.spec.ts', { passed: 4, failed: 0 }),
      file('c.spec.ts', { passed: 0, failed: 2 }),
      file('d.spec.ts', { passed: 1, failed: 0 }),
    );
    expect(failedFiles(first)).toEqual(['b.spec.ts', 'c.spec.ts', 'd.spec.ts']);
    const count = countJestTwice(first, second, 1);
    expect(count).toMatchObject({ passed: 45, failed: 2, flaky: ['b.spec.ts 3', 'd.spec.ts'] });
    expect(summary([count]).split('\n')).toEqual([
      '  flaky, passed on the second try: b.spec.ts 3',
      '  flaky, passed on the second try: d.spec.ts',
      '  failed: c.spec.ts 0',
      '  failed: c.spec.ts 1',
      '45 passed, 2 failed',
    ]);
  });

  it('counts a failure when the second try crashes', () => {
    const first = reportOf(file('b.spec.ts', { passed: 3, failed: 1 }));
    expect(countJestTwice(first, null, 1).failed).toBe(1);
  });

  it('names a browser test that passed only on the second try', () => {
    const suites = [{ specs: [{ title: 'a team forms', tests: [{ status: 'flaky' }] }] }];
    expect(countPlaywright({ stats: { expected: 3, flaky: 1 }, suites }, 0)).toMatchObject({
      passed: 4,
      failed: 0,
      flaky: ['a team forms'],
    });
  });

  it.each([
    ['has no report', null, 1],
    ['has no report and says that all is well', null, 0],
    ['ends badly without a failed test', reportOf(file('a.spec.ts', { passed: 9, failed: 0 })), 1],
    ['ran nothing', reportOf(), 0],
  ])('counts a failure for a runner that %s', (_, report, exitCode) => {
    expect(countJest(report, exitCode).failed).toBe(1);
  });
});

describe('a lock', () => {
  it('is held by one process at a time, and can be taken again once it is given back', async () => {
    const first = await tryLock(folder);
    expect(await tryLock(folder)).toBeNull();
    await first?.release();
    const second = await tryLock(folder);
    expect(second?.wasKilled).toBe(false);
    await second?.release();
  });
});
