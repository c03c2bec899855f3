import type { ModuleStatus } from '@crewdeck/contract';
import { aKeptRelease, anEvent, aRelease, aStatus, hoursAgo, LIVE, OLD } from '../testing/builders.ts';
import { run } from '../testing/run.ts';
import { StubApi } from '../testing/stub-api.ts';

const CHANGES = 'POST /api/releases/mf-profile/changes';
const NEXT = '1.2.0-cc33dd44';

let api: StubApi;

beforeEach(async () => {
  api = await StubApi.start();
  api.modules = [aStatus(), aStatus({ module: 'mf-projects' })];
  api.kept = { 'mf-profile': [aKeptRelease(NEXT), aKeptRelease(LIVE), aKeptRelease(OLD)] };
  api.change = (status) => ({ ...status, revision: status.revision + 1 });
});

afterEach(() => api.stop());

const call = (...args: string[]) => run({ CREWDECK_API: api.url, CREWDECK_TOKEN: 'token' }, ...args);
const becomes = (changes: Partial<ModuleStatus>) => {
  api.change = (status) => ({ ...status, revision: status.revision + 1, ...changes });
};

describe('rollback', () => {
  it('asks for the last good release, on the revision that it saw, and says what is live now', async () => {
    becomes({ live: aRelease(OLD) });
    const { exitCode, output, errors } = await call('rollback', 'mf-profile', '--reason', 'People see nothing.');
    expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' });
    expect(api.bodiesOf(CHANGES)).toEqual([{ action: 'rollback', reason: 'People see nothing.', expectedRevision: 3 }]);
    expect(output).toContain(`Rolled back: mf-profile ${OLD} is live for every new page load (was ${LIVE}).`);
    expect(output).toContain('Next: npm run release -- history mf-profile');
  });

  it('says so when it halted a canary', async () => {
    api.modules = [aStatus({ canary: { ...aRelease(NEXT), percent: 5, since: hoursAgo(1) } })];
    becomes({ canary: null });
    const { output } = await call('rollback', 'mf-profile', '--reason', 'Slow.');
    expect(output).toContain(`Canary ${NEXT} halted: mf-profile ${LIVE} is live for everybody.`);
  });

  it('goes to a release or to the one release of a version', async () => {
    await call('rollback', 'mf-profile', '--to', '1.0.0', '--reason', 'x');
    await call('rollback', 'mf-profile', '--to', OLD, '--reason', 'x');
    expect(api.bodiesOf(CHANGES)).toEqual([expect.objectContaining({ to: OLD }), expect.objectContaining({ to: OLD })]);
  });

  it('does nothing when somebody else was faster, and says who did what', async () => {
    api.refusals[CHANGES] = { status: 409, code: 'release.changed_meanwhile', error: 'Changed meanwhile.' };
    api.events = [
      anEvent({ action: 'publish', release: NEXT, previous: null }),
      anEvent({ action: 'rollback', release: OLD, previous: LIVE, actor: 'guard', reason: 'Too many failures.' }),
    ];
    const { exitCode, errors } = await call('rollback', 'mf-profile', '--reason', 'x');
    expect(exitCode).toBe(3);
    expect(errors).toBe(
      `Nothing was done: mf-profile was changed meanwhile. The guard rolled back from ${LIVE} to ${OLD} 4 h ago ` +
        '("Too many failures."). Look again: npm run release -- status',
    );
  });

  it('asks before it takes back what a rollback has made live', async () => {
    api.events = [anEvent({ action: 'rollback', release: LIVE, previous: NEXT, actor: 'guard' })];
    const { exitCode, errors } = await call('rollback', 'mf-profile', '--reason', 'x');
    expect(exitCode).toBe(3);
    expect(errors).toBe(
      `Nothing was done: The guard rolled back from ${NEXT} to ${LIVE} 4 h ago. If ${OLD} is to be live now, say --again.`,
    );
    expect(api.bodiesOf(CHANGES)).toEqual([]);
    expect((await call('rollback', 'mf-profile', '--again', '--reason', 'x')).exitCode).toBe(0);
    expect((await call('rollback', 'mf-profile', '--to', OLD, '--reason', 'x')).exitCode).toBe(0);
  });

  it('does not ask when something was made live since', async () => {
    api.events = [anEvent({ action: 'activate' }), anEvent({ action: 'rollback', release: LIVE, previous: NEXT })];
    expect((await call('rollback', 'mf-profile', '--reason', 'x')).exitCode).toBe(0);
  });

  it('names the module that was probably meant', async () => {
    const { exitCode, errors } = await call('rollback', 'mf-profil', '--reason', 'x');
    expect(exitCode).toBe(2);
    expect(errors).toBe('There is no module "mf-profil" here. Did you mean mf-profile?');
  });

  it('names all modules when none is near', async () => {
    const { errors } = await call('rollback', 'entirely-different', '--reason', 'x');
    expect(errors).toContain('There are mf-profile, mf-projects.');
  });
});

describe('stop and resume', () => {
  it('switch a module off with a reason and on again', async () => {
    const stopped = await call('stop', 'mf-profile', '--reason', 'Wrong figures.');
    expect(stopped.output).toContain('Stopped: nobody gets mf-profile any more.');
    const resumed = await call('resume', 'mf-profile');
    expect(resumed.output).toContain(`Resumed: mf-profile ${LIVE} is live again.`);
    expect(api.bodiesOf(CHANGES)).toEqual([
      { action: 'stop', reason: 'Wrong figures.', expectedRevision: 3 },
      { action: 'resume', expectedRevision: 3 },
    ]);
  });

  it('give programs the status after it', async () => {
    const { output } = await call('stop', 'mf-profile', '--reason', 'x', '--json');
    expect(JSON.parse(output)).toMatchObject({ isChanged: true, module: { module: 'mf-profile', revision: 4 } });
  });
});

describe('activate', () => {
  it('makes the one release of a version live', async () => {
    becomes({ live: aRelease(NEXT) });
    const { output } = await call('activate', 'mf-profile@1.2.0', '--reason', 'Ready.');
    expect(api.bodiesOf(CHANGES)).toEqual([
      { action: 'activate', release: NEXT, percent: 100, reason: 'Ready.', expectedRevision: 3 },
    ]);
    expect(output).toContain(`Live: mf-profile ${NEXT} for every new page load (was ${LIVE}).`);
  });

  it('makes a canary of a share, and says how to go on', async () => {
    const { output } = await call('activate', `mf-profile@${NEXT}`, '--percent', '2.5');
    expect(api.bodiesOf(CHANGES)).toEqual([expect.objectContaining({ percent: 2.5 })]);
    expect(output).toContain(`Canary: mf-profile ${NEXT} for 2.5 % of browsers; the others get ${LIVE}.`);
    expect(output).toContain(`Next: npm run release -- activate mf-profile@${NEXT} --percent 50`);
  });

  it('begins a module that was never live', async () => {
    api.kept = { 'mf-new': [aKeptRelease(NEXT)] };
    await call('activate', `mf-new@${NEXT}`);
    expect(api.bodiesOf('POST /api/releases/mf-new/changes')).toEqual([
      expect.objectContaining({ expectedRevision: 0 }),
    ]);
  });

  it('says so when nothing had to be changed', async () => {
    api.change = (status) => status;
    expect((await call('activate', `mf-profile@${LIVE}`)).output).toContain('Nothing changed: it is so already.');
  });

  it('names the candidates when several releases have the version', async () => {
    api.kept = { 'mf-profile': [aKeptRelease('1.2.0-cc33dd44'), aKeptRelease('1.2.0-ee55ff66')] };
    const { exitCode, errors } = await call('activate', 'mf-profile@1.2.0');
    expect(exitCode).toBe(2);
    expect(errors).toContain('Several releases of mf-profile have version 1.2.0. Name one of them:');
    expect(errors).toContain('  1.2.0-ee55ff66  published 5 h ago by pipeline');
  });

  it.each([
    ['mf-profile@9.9.9', 'mf-profile has no release 9.9.9. The latest are:\n  1.2.0-cc33dd44'],
    ['mf-profile@latest', '"latest" is neither a version, as 1.4.2, nor a release'],
    ['mf-profiles@1.2.0', 'Did you mean mf-profile?'],
  ])('refuses %s and says what there is', async (target, sentence) => {
    const { exitCode, errors } = await call('activate', target);
    expect(exitCode).toBe(2);
    expect(errors).toContain(sentence);
    expect(api.bodiesOf(CHANGES)).toEqual([]);
  });

  it('passes on what keeps a release from going live', async () => {
    const error = `mf-profile ${NEXT} can't go live. It has no page "profile", which the route /profile needs.`;
    api.refusals[CHANGES] = { status: 409, code: 'release.incompatible', error };
    expect(await call('activate', 'mf-profile@1.2.0')).toEqual({ exitCode: 3, output: '', errors: error });
  });
});

describe('a change', () => {
  const edge = { name: 'edge-2:3000', revision: 7, missing: [], seenAt: hoursAgo(0) };
  const activate = (...args: string[]) => call('activate', 'mf-profile@1.2.0', ...args);

  beforeEach(() => becomes({ live: aRelease(NEXT) }));

  it('is done when every edge serves it', async () => {
    api.edges.push(edge);
    const { exitCode, output } = await activate();
    expect(exitCode).toBe(0);
    expect(output).toContain('Served by 2 edges.');
  });

  it('waits for an edge that is a little later', async () => {
    api.edges = [{ ...edge, revision: 6 }];
    setTimeout(() => {
      api.edges = [edge];
    }, 100);
    expect((await activate()).exitCode).toBe(0);
  });

  it.each([
    [[], 'No edge has said within the last minute what it serves. Give the API and its edges the same PREVIEW_KEYS'],
    [[{ ...edge, revision: 6 }], 'edge-2:3000 has not heard of it: it serves revision 6, and this is 7.'],
    [
      [{ ...edge, missing: [`mf-profile@${NEXT}`] }],
      `edge-2:3000 can't read ${NEXT} in its store, and serves what it had.`,
    ],
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
