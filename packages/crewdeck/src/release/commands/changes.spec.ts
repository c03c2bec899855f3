import type { ModuleStatus } from '@crewdeck/contract';
import { aKeptRelease, anEvent, aRelease, aStatus, hoursAgo, LIVE, OLD } from '../testing/builders.ts';
import { run } from '../testing/run.ts';
import { StubApi } from '../testing/stub-api.ts';

const CHANGES = 'POST /api/releases/mf-profile/changes';
const NEXT = '1.2.0-cc33dd44';
const canary = { ...aRelease(NEXT), percent: 5, since: hoursAgo(1) };

let api: StubApi;

beforeEach(async () => {
  api = await StubApi.start();
  api.kept = { 'mf-profile': [aKeptRelease(NEXT), aKeptRelease(LIVE), aKeptRelease(OLD)] };
  becomes({});
});

afterEach(() => api.stop());

const call = (...args: string[]) => run({ CREWDECK_API: api.url, CREWDECK_TOKEN: 'token' }, ...args);
const becomes = (changes: Partial<ModuleStatus>) => {
  api.change = (status) => ({ ...status, revision: status.revision + 1, ...changes });
};

describe('rollback', () => {
  const rollback = (...args: string[]) => call('rollback', 'mf-profile', '--reason', 'Slow.', ...args);

  it('asks for the last good release, on the revision that it saw, and says what is live now', async () => {
    becomes({ live: aRelease(OLD) });
    const { exitCode, output } = await rollback();
    expect(exitCode).toBe(0);
    expect(api.bodiesOf(CHANGES)).toEqual([{ action: 'rollback', reason: 'Slow.', expectedRevision: 3 }]);
    expect(output).toContain(`Rolled back: mf-profile ${OLD} is live for every new page load (was ${LIVE}).\n`);
    expect(output).toContain('Next: npm run release -- history mf-profile');
  });

  it('says so when it ended a canary', async () => {
    api.modules = [aStatus({ canary })];
    becomes({ live: aRelease(OLD), canary: null });
    expect((await rollback()).output).toContain(`(was ${LIVE}). The canary ${NEXT} was ended as well.`);
  });

  it('goes to a release or to the one release of a version', async () => {
    await rollback('--to', '1.0.0');
    await rollback('--to', OLD);
    expect(api.bodiesOf(CHANGES)).toEqual([expect.objectContaining({ to: OLD }), expect.objectContaining({ to: OLD })]);
  });

  it('does nothing when somebody else was faster, and says who did what', async () => {
    api.refusals[CHANGES] = { status: 409, code: 'release.changed_meanwhile', error: 'Changed meanwhile.' };
    api.events = [
      anEvent({ action: 'publish', release: NEXT, previous: null }),
      anEvent({ action: 'rollback', release: OLD, previous: LIVE, actor: 'guard', reason: 'It can’t start.' }),
    ];
    const { exitCode, errors } = await rollback();
    expect(exitCode).toBe(3);
    expect(errors).toBe(
      `Nothing was done: mf-profile was changed meanwhile. The guard rolled back from ${LIVE} to ${OLD} 4 hours ago ` +
        '("It can’t start."). Look again: npm run release -- status',
    );
  });

  it('takes back what a rollback has made live only when told to what', async () => {
    api.events = [anEvent({ action: 'rollback', release: LIVE, previous: NEXT, actor: 'guard' })];
    const { exitCode, errors } = await rollback();
    expect(exitCode).toBe(3);
    expect(errors).toBe(
      `Nothing was done: The guard rolled back from ${NEXT} to ${LIVE} 4 hours ago. If ${OLD} is to be live now, say --to ${OLD}.`,
    );
    api.modules = [aStatus({ lastGood: null })];
    expect((await rollback()).errors).toMatch(/ 4 hours ago\.$/);
    expect(api.bodiesOf(CHANGES)).toEqual([]);
    expect((await rollback('--to', OLD)).exitCode).toBe(0);
    api.events.unshift(anEvent({ action: 'activate' }));
    expect((await rollback()).exitCode).toBe(0);
  });
});

it('stop and resume switch a module off with a reason and on again', async () => {
  const stopped = await call('stop', 'mf-profile', '--reason', 'Wrong figures.');
  expect(stopped.output).toContain('Stopped: people see that mf-profile is not available.');
  const { output } = await call('resume', 'mf-profile', '--json');
  expect(JSON.parse(output)).toMatchObject({ isChanged: true, module: { module: 'mf-profile', revision: 4 } });
  expect(api.bodiesOf(CHANGES)).toEqual([
    { action: 'stop', reason: 'Wrong figures.', expectedRevision: 3 },
    { action: 'resume', expectedRevision: 3 },
  ]);
});

describe('activate', () => {
  it('makes the one release of a version live', async () => {
    becomes({ live: aRelease(NEXT) });
    const { output } = await call('activate', 'mf-profile@1.2.0', '--reason', 'Ready.');
    const change = { action: 'activate', release: NEXT, percent: 100, reason: 'Ready.', expectedRevision: 3 };
    expect(api.bodiesOf(CHANGES)).toEqual([change]);
    expect(output).toContain(`Live: mf-profile ${NEXT} for every new page load (was ${LIVE}).`);
  });

  it('makes a canary of a share, and says how to go on', async () => {
    const { output } = await call('activate', `mf-profile@${NEXT}`, '--percent', '2.5');
    expect(api.bodiesOf(CHANGES)).toEqual([expect.objectContaining({ percent: 2.5 })]);
    expect(output).toContain(`Canary: mf-profile ${NEXT} for 2.5 % of browsers; the others get ${LIVE}.`);
    expect(output).toContain(`Next: npm run release -- activate mf-profile@${NEXT}   for everybody`);
  });

  it('ends a canary at no share at all', async () => {
    api.modules = [aStatus({ canary })];
    becomes({ canary: null });
    const { output } = await call('activate', 'mf-profile', '--percent', '0', '--reason', 'Slow.');
    expect(api.bodiesOf(CHANGES)).toEqual([{ action: 'end_canary', reason: 'Slow.', expectedRevision: 3 }]);
    expect(output).toContain(`Canary ended: mf-profile ${LIVE} is live for everybody.\n`);
  });

  it('says that it ended the canary of another release, and not that it ended its own', async () => {
    api.modules = [aStatus({ canary })];
    becomes({ live: aRelease(OLD), canary: null });
    expect((await call('activate', `mf-profile@${OLD}`)).output).toContain(`The canary ${NEXT} was ended as well.`);
    becomes({ live: aRelease(NEXT), canary: null });
    expect((await call('activate', `mf-profile@${NEXT}`)).output).not.toContain('was ended');
  });

  it('begins a module that was never live', async () => {
    api.kept = { 'mf-new': [aKeptRelease(NEXT)] };
    await call('activate', `mf-new@${NEXT}`);
    expect(api.bodiesOf('POST /api/releases/mf-new/changes')).toMatchObject([{ expectedRevision: 0 }]);
  });

  it('says so when nothing had to be changed', async () => {
    api.change = (status) => status;
    expect((await call('activate', `mf-profile@${LIVE}`)).output).toContain('Nothing changed: it is so already.');
  });

  it('lists the releases when it is told none, with what keeps one from going live', async () => {
    const problems = ['The path /x belongs to mf-projects.'];
    api.kept = { 'mf-profile': [aKeptRelease(NEXT, { problems }), aKeptRelease(OLD, { badReason: 'Too slow.' })] };
    expect((await call('activate', 'mf-profile')).errors.split('\n')).toEqual([
      'Say which: mf-profile@<release|version>. The latest are:',
      '  1.2.0-cc33dd44  published 5 hours ago by pipeline',
      '    The path /x belongs to mf-projects.',
      '  1.0.0-aa11bb22  published 5 hours ago by pipeline',
      '    Rolled back: Too slow.',
    ]);
  });

  it.each([
    ['mf-profile@9.9.9', 'mf-profile has no release 9.9.9. The latest are:\n  1.2.0-cc33dd44'],
    ['mf-profile@1.3.0', 'Several releases of mf-profile have version 1.3.0. Name one of them:\n  1.3.0-cc33dd44'],
    ['mf-profiles@1.2.0', 'There is no module "mf-profiles" here.'],
  ])('refuses %s and says what there is', async (target, sentence) => {
    api.kept['mf-profile']?.push(aKeptRelease('1.3.0-cc33dd44'), aKeptRelease('1.3.0-ee55ff66'));
    const { exitCode, errors } = await call('activate', target);
    expect(exitCode).toBe(2);
    expect(errors).toContain(sentence);
    expect(api.bodiesOf(CHANGES)).toEqual([]);
  });
});

describe('a change', () => {
  const edge = { name: 'edge-2:3000', revision: 7, missing: [], seenAt: hoursAgo(0) };
  const activate = (...args: string[]) => call('activate', 'mf-profile@1.2.0', ...args);

  beforeEach(() => becomes({ live: aRelease(NEXT) }));

  it('is done when every edge serves it, also one that is a little later', async () => {
    api.edges.push({ ...edge, revision: 6 });
    setTimeout(() => {
      api.edges = [edge, edge];
    }, 100);
    const { exitCode, output } = await activate();
    expect(exitCode).toBe(0);
    expect(output).toContain('Served by 2 edges.');
  });

  it.each([
    [
      [],
      'No edge has said within the last minute what it serves. Give the API and its edges the same EDGE_REPORT_SECRETS',
    ],
    [[{ ...edge, revision: 6 }], 'edge-2:3000 has not heard of it: it serves revision 6, and this is 7.'],
    [[{ ...edge, missing: [`mf-profile@${NEXT}`] }], `edge-2:3000 can't serve ${NEXT} from its store`],
  ])('is no success while pages do not get it, and says who lacks it: %j', async (edges, sentence) => {
    api.edges = edges;
    const { exitCode, output } = await activate();
    expect(exitCode).toBe(1);
    expect(output).toContain(`Decided, but pages don't get it everywhere:\n  ${sentence}`);
    const { exitCode: code, output: json } = await activate('--json');
    expect(code).toBe(1);
    expect(JSON.parse(json)).toMatchObject({ edges: { problems: [expect.stringContaining(sentence)] } });
  });
});
