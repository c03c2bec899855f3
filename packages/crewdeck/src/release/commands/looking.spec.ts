import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEPLOY_TOKEN_PREFIX } from '@crewdeck/contract';
import { newPrivateKey, publicKeyOf, readPrivateKey } from '@crewdeck/releases';
import { aFailure, aProblem } from '@crewdeck/releases/builders';
import { aKeptRelease, anEvent, aRelease, aStatus, hoursAgo, LIVE } from '../testing/builders.ts';
import { run } from '../testing/run.ts';
import { ID, StubApi } from '../testing/stub-api.ts';

let api: StubApi;

beforeEach(async () => {
  api = await StubApi.start();
});

afterEach(() => api.stop());

const call = (...args: string[]) =>
  run({ CREWDECK_API: api.url, CREWDECK_TOKEN: 'token', CREWDECK_SITE: 'https://crewdeck.example' }, ...args);

const linesOf = (output: string) => output.split('\n');

describe('status', () => {
  it('shows what is live of every module, in columns', async () => {
    api.modules = [
      aStatus({ module: 'mf-explore', loads: [{ release: LIVE, ok: 500, failed: 0 }] }),
      aStatus({ canary: { ...aRelease('1.2.0-cc33dd44'), percent: 5, since: hoursAgo(1) }, lastGood: null }),
    ];
    expect(linesOf((await call('status')).output)).toEqual([
      'Nothing is wrong.',
      '',
      "MODULE      LIVE            SINCE  BY        LAST GOOD       CANARY              LOADS  CAN'T START",
      'mf-explore  1.1.0-bb22cc33  4 h    pipeline  1.0.0-aa11bb22                      500    0 %',
      'mf-profile  1.1.0-bb22cc33  4 h    pipeline  -               1.2.0-cc33dd44 5 %  0',
      '',
      'Registry revision 7, contract 2.0.0.',
    ]);
  });

  it("begins with the API's problems, the worst first, each with what helps", async () => {
    const stopped = { reason: 'Wrong figures.', by: 'ada@crewdeck.example', since: hoursAgo(0.5) };
    api.modules = [
      aStatus({ problems: [aProblem({ severity: 'warning', text: 'Its canary fails.', remedy: 'end_canary' })] }),
      aStatus({ module: 'mf-explore', stopped, problems: [aProblem({ text: 'It is stopped.', remedy: 'resume' })] }),
      aStatus({ module: 'mf-invites', problems: [aProblem({ text: 'It can’t start.' })] }),
      aStatus({ module: 'mf-skills', problems: [aProblem({ text: 'It was bad.', remedy: 'activate' })] }),
      aStatus({ module: 'mf-tags', problems: [aProblem({ text: 'Its widget does not fit.', remedy: null })] }),
    ];
    const { exitCode, output } = await call('status');
    expect(exitCode).toBe(0);
    expect(linesOf(output).slice(0, 9)).toEqual([
      'mf-explore: It is stopped.',
      '  npm run release -- resume mf-explore',
      'mf-invites: It can’t start.',
      '  npm run release -- rollback mf-invites --reason "…"',
      'mf-skills: It was bad.',
      '  npm run release -- activate mf-skills',
      'mf-tags: Its widget does not fit.',
      'mf-profile: Its canary fails.',
      '  npm run release -- activate mf-profile --percent 0',
    ]);
    expect(output).toContain(`mf-explore  ${LIVE} STOPPED`);
    expect(JSON.parse((await call('status', '--json')).output)).toMatchObject({ revision: 7, modules: api.modules });
  });

  it('says what fails in a module with problems, where and in which browser, now and before', async () => {
    const failures = [aFailure({ release: LIVE }), aFailure({ release: LIVE, route: null, shareBefore: null })];
    api.modules = [aStatus({ problems: [aProblem()], failures }), aStatus({ module: 'mf-explore', failures })];
    expect((await call('status')).output).toContain(
      [
        'MODULE      RELEASE         WHAT   PAGE           BROWSER      SHARE  BEFORE  MESSAGE',
        `mf-profile  ${LIVE}  error  /projects/:id  Firefox 128  30 %   0 %     x is undefined`,
        `mf-profile  ${LIVE}  error  -              Firefox 128  30 %   -       x is undefined`,
        '',
      ].join('\n'),
    );
  });
});

it('history says who did what and why, the latest first', async () => {
  api.events = [
    anEvent({ action: 'canary', percent: 5, release: '1.2.0-cc33dd44', previous: LIVE, at: hoursAgo(1) }),
    anEvent({ action: 'stop', reason: 'Wrong figures.' }),
  ];
  const lines = linesOf((await call('history', 'mf-profile')).output);
  expect(lines[1]).toMatch(/60 min +gave 1\.2\.0-cc33dd44 to 5 % of the browsers +ada@crewdeck\.example$/);
  expect(lines[2]).toMatch(/4 h +stopped it +ada@crewdeck\.example +Wrong figures\.$/);
  expect(JSON.parse((await call('history', 'mf-profile', '--json')).output)).toEqual(api.events);
  expect((await call('history', 'mf-profiles')).exitCode).toBe(2);
});

describe('preview', () => {
  it('prints a link to the pages, and until when it is good', async () => {
    api.kept = { 'mf-profile': [aKeptRelease(LIVE)] };
    expect(linesOf((await call('preview', 'mf-profile@1.1.0', '--minutes', '90')).output)).toEqual([
      'https://crewdeck.example/preview/token',
      `Shows mf-profile ${LIVE} in the browser that opens it, until 2026-01-01T01:30:00.000Z.`,
      `Next: npm run release -- preview mf-profile --end ${ID}   to end it before`,
    ]);
    const link = { link: 'https://crewdeck.example/preview/token', expiresAt: '2026-01-01T01:00:00.000Z' };
    const { output } = await call('preview', `mf-profile@${LIVE}`, '--json');
    expect(JSON.parse(output)).toEqual({ ...link, id: ID, module: 'mf-profile', release: LIVE });
  });

  it('lists the links that are good, and ends one', async () => {
    api.previews = [{ id: ID, release: LIVE, by: 'ada@crewdeck.example', at: hoursAgo(2), expiresAt: hoursAgo(-1) }];
    const { output } = await call('preview', 'mf-profile', '--list');
    expect(linesOf(output)[1]).toContain(`${ID}  ${LIVE}  ada@crewdeck.example  2 hours ago`);
    api.previews = [];
    const ended = await call('preview', 'mf-profile', '--end', ID);
    expect(linesOf(ended.output)).toEqual([`Ended: ${ID}.`, 'There is no link to a release of mf-profile.']);
    expect(api.bodiesOf(`DELETE /api/releases/mf-profile/previews/${ID}`)).toHaveLength(1);
  });
});

describe('token', () => {
  it('makes one for a module, and shows it this once', async () => {
    const { output } = await call('token', 'mf-profile', 'pipeline');
    expect(api.bodiesOf('POST /api/deploy-tokens')).toEqual([{ module: 'mf-profile', name: 'pipeline' }]);
    expect(linesOf(output)).toEqual(['crewdeck_deploy_x', 'It is not shown again.']);
  });

  it('lists them without their secrets, and revokes one', async () => {
    api.tokens = [{ id: ID, module: 'mf-profile', name: 'pipeline', createdAt: hoursAgo(3), lastUsedAt: null }];
    expect(linesOf((await call('token', '--list')).output)[1]).toBe(`${ID}  mf-profile  pipeline  3 hours ago  never`);
    expect(linesOf((await call('token', '--revoke', ID)).output)[0]).toBe(`Revoked: ${ID}.`);
    expect(api.bodiesOf(`DELETE /api/deploy-tokens/${ID}`)).toHaveLength(1);
  });

  it('tells the public half of a signing key', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'crewdeck-key-')), 'key.pem');
    const key = newPrivateKey();
    await writeFile(file, key);
    expect((await call('token', '--key', file)).output).toBe(publicKeyOf(readPrivateKey(key)));
  });

  it('is for ops', async () => {
    api.refusals['GET /api/deploy-tokens'] = { status: 403, code: 'auth.forbidden', error: 'You may not do this.' };
    const squad = { CREWDECK_API: api.url, CREWDECK_TOKEN: `${DEPLOY_TOKEN_PREFIX}x` };
    const errors = 'Only ops may do this: set CREWDECK_TOKEN to an identity token of theirs.';
    expect(await run(squad, 'token', '--list')).toEqual({ exitCode: 3, output: '', errors });
  });
});
