import { aKeptRelease, anEvent, aRelease, aStatus, hoursAgo, LIVE, OLD } from '../testing/builders.ts';
import { run } from '../testing/run.ts';
import { PREVIEW, StubApi } from '../testing/stub-api.ts';

let api: StubApi;

beforeEach(async () => {
  api = await StubApi.start();
  api.modules = [aStatus()];
});

afterEach(() => api.stop());

const call = (...args: string[]) =>
  run({ CREWDECK_API: api.url, CREWDECK_TOKEN: 'token', CREWDECK_SITE: 'https://crewdeck.example' }, ...args);

const linesOf = (output: string) => output.split('\n');

describe('status', () => {
  it('shows what is live of every module, in columns', async () => {
    const counts = { ok: 990, failed: 10 };
    api.modules = [
      aStatus({ module: 'mf-explore', health: [{ release: LIVE, total: { ok: 500, failed: 0 }, minutes: [] }] }),
      aStatus({ canary: { ...aRelease('1.2.0-cc33dd44'), percent: 5, since: hoursAgo(1) }, lastGood: null }),
    ];
    api.modules[0]?.health.push({ release: OLD, total: counts, minutes: [] });
    const { output } = await call('status');
    expect(linesOf(output).slice(0, 1)).toEqual(['Nothing is wrong']);
    expect(linesOf(output).slice(2, 5)).toEqual([
      'MODULE      LIVE            SINCE  BY        LAST GOOD       CANARY              LOADS  FAILED',
      'mf-explore  1.1.0-bb22cc33  4 h    pipeline  1.0.0-aa11bb22                      500    0 %',
      'mf-profile  1.1.0-bb22cc33  4 h    pipeline  -               1.2.0-cc33dd44 5 %  0',
    ]);
    expect(output).toContain('Registry revision 7, contract 1.1.0.');
  });

  it('begins with what is wrong, and ends with what may help', async () => {
    api.modules = [
      aStatus({ stopped: { reason: 'Wrong figures.', by: 'ada@crewdeck.example', since: hoursAgo(0.5) } }),
      aStatus({ module: 'mf-explore', health: [{ release: LIVE, total: { ok: 90, failed: 10 }, minutes: [] }] }),
    ];
    const lines = linesOf((await call('status')).output);
    expect(lines.slice(0, 3)).toEqual([
      '2 modules are in trouble',
      '  mf-profile: Nobody gets it. Stopped by ada@crewdeck.example, 30 min ago: Wrong figures.',
      '  mf-explore: The live release fails: 10 % of 100 loads in the last hour.',
    ]);
    expect(lines.at(-1)).toBe('Next: npm run release -- rollback mf-explore --reason "…"');
    expect(lines.find((line) => line.startsWith('mf-profile  '))).toContain(`${LIVE} STOPPED`);
  });

  it.each([
    [0.01, 'mf-profile is in trouble'],
    [0.1, 'Worth a look: mf-profile'],
    [0.5, 'Nothing is wrong'],
  ])('judges by the limits of the guard, as the API says them: at a rate of %d', async (failureRate, headline) => {
    api.guard = { failureRate, minReports: 20 };
    api.modules = [aStatus({ health: [{ release: LIVE, total: { ok: 97, failed: 3 }, minutes: [] }] })];
    expect(linesOf((await call('status')).output)[0]).toBe(headline);
  });

  it('does not send anybody back where there is nothing to go back to', async () => {
    const health = [{ release: LIVE, total: { ok: 0, failed: 10 }, minutes: [] }];
    api.modules = [aStatus({ lastGood: null, canary: null, health })];
    expect(linesOf((await call('status')).output).at(-1)).toBe('Next: npm run release -- stop mf-profile --reason "…"');
  });

  it('passes on an alarm of the guard, and leads to the releases that could go live', async () => {
    api.events = [anEvent({ action: 'alarm', actor: 'guard', reason: 'Nothing was changed.', at: hoursAgo(0.1) })];
    const lines = linesOf((await call('status')).output);
    expect(lines[1]).toBe('  mf-profile: The guard raised an alarm, 6 min ago: Nothing was changed.');
    expect(lines.at(-1)).toBe('Next: npm run release -- matrix mf-profile');
  });

  it('ends with what was done last', async () => {
    api.events = [anEvent({ reason: 'Ready.' })];
    expect((await call('status')).output).toMatch(
      /Done last\n {2}WHEN +AGO +MODULE +WHAT +BY +WHY\n {2}\S+ \S+ +4 h +mf-profile +made 1\.1\.0-bb22cc33 live, in place of 1\.0\.0-aa11bb22 +ada@crewdeck\.example +Ready\./,
    );
  });

  it('gives programs what the API says', async () => {
    const status = JSON.parse((await call('status', '--json')).output);
    expect(status).toMatchObject({ revision: 7, contractVersion: '1.1.0', modules: api.modules, events: [] });
  });
});

describe('history', () => {
  it('says who did what and why, the latest first', async () => {
    api.events = [
      anEvent({ action: 'canary', percent: 5, release: '1.2.0-cc33dd44', previous: LIVE, at: hoursAgo(1) }),
      anEvent({ action: 'stop', reason: 'Wrong figures.' }),
    ];
    const lines = linesOf((await call('history', 'mf-profile')).output);
    expect(lines[1]).toMatch(
      /60 min +mf-profile +gave 1\.2\.0-cc33dd44 to 5 % of the browsers +ada@crewdeck\.example$/,
    );
    expect(lines[2]).toMatch(/4 h +mf-profile +stopped it +ada@crewdeck\.example +Wrong figures\.$/);
    expect(JSON.parse((await call('history', 'mf-profile', '--json')).output)).toEqual(api.events);
  });

  it('knows no module that never was', async () => {
    expect(await call('history', 'mf-profiles')).toMatchObject({
      exitCode: 2,
      errors: expect.stringContaining('mf-profile?'),
    });
  });
});

describe('matrix', () => {
  it('says of every kept release whether it can go live, and why not', async () => {
    api.kept = {
      'mf-profile': [
        aKeptRelease('1.2.0-cc33dd44', { problems: ['It has no page "profile", which the route /profile needs.'] }),
        aKeptRelease(LIVE, { neededAs: ['live', 'in use'], commit: '0123456789abcdef' }),
        aKeptRelease(OLD, { badReason: 'Too many failures.' }),
      ],
    };
    const { output } = await call('matrix', 'mf-profile');
    expect(linesOf(output)).toEqual([
      'RELEASE         CAN GO LIVE  IS            PUBLISHED  BY        COMMIT',
      '1.2.0-cc33dd44  no                         5 h ago    pipeline',
      '1.1.0-bb22cc33  yes          live, in use  5 h ago    pipeline  01234567',
      '1.0.0-aa11bb22  was bad                    5 h ago    pipeline',
      '',
      '1.2.0-cc33dd44',
      '  It has no page "profile", which the route /profile needs.',
      '1.0.0-aa11bb22',
      '  Rolled back: Too many failures.',
      '',
      'Next: npm run release -- activate mf-profile@<release>',
    ]);
    expect(JSON.parse((await call('matrix', 'mf-profile', '--json')).output)).toEqual(api.kept['mf-profile']);
  });
});

describe('preview', () => {
  it('prints a link to the pages, and until when it is good', async () => {
    api.kept = { 'mf-profile': [aKeptRelease(LIVE)] };
    const { output } = await call('preview', 'mf-profile@1.1.0', '--minutes', '90');
    expect(linesOf(output)).toEqual([
      'https://crewdeck.example/preview/token',
      `Shows mf-profile ${LIVE} to whoever opens it, until 2026-01-01T01:30:00.000Z.`,
      `Next: npm run release -- previews mf-profile --end ${PREVIEW}   to end it before`,
    ]);
    const { output: json } = await call('preview', `mf-profile@${LIVE}`, '--json');
    expect(JSON.parse(json)).toEqual({
      link: 'https://crewdeck.example/preview/token',
      id: PREVIEW,
      module: 'mf-profile',
      release: LIVE,
      expiresAt: '2026-01-01T01:00:00.000Z',
    });
  });
});

describe('previews', () => {
  const preview = { id: PREVIEW, release: LIVE, by: 'ada@crewdeck.example', at: hoursAgo(2), expiresAt: hoursAgo(-1) };

  it('lists the links that are good, and who made them', async () => {
    api.previews = [preview];
    const { output } = await call('previews', 'mf-profile');
    expect(linesOf(output)[1]).toContain(`${PREVIEW}  ${LIVE}  ada@crewdeck.example  2 h ago`);
    expect(JSON.parse((await call('previews', 'mf-profile', '--json')).output)).toEqual([preview]);
  });

  it('ends one, and says when there is none left', async () => {
    const { output } = await call('previews', 'mf-profile', '--end', PREVIEW);
    expect(api.calls.map(({ call: it }) => it)).toContain(`DELETE /api/releases/mf-profile/previews/${PREVIEW}`);
    expect(linesOf(output)).toEqual([`Ended: ${PREVIEW}.`, 'Nobody has a link to a release of mf-profile.']);
  });
});

describe('paths', () => {
  it('says who has which, and gives one to another module', async () => {
    expect((await call('paths')).output).toBe('No module has brought an address of its own.');
    const moved = await call('move-path', '/mentors/:id', 'mf-mentors');
    expect(linesOf(moved.output)).toEqual([
      'Moved: /mentors/:id belongs to mf-mentors.',
      'PATH          MODULE      SINCE     BY',
      '/mentors/:id  mf-mentors  just now  ops',
    ]);
    expect(api.bodiesOf('POST /api/release-paths')).toEqual([{ path: '/mentors/:id', module: 'mf-mentors' }]);
    expect(JSON.parse((await call('paths', '--json')).output)).toMatchObject([{ module: 'mf-mentors' }]);
  });

  it('moves none that is not said whole, and tells whose it is where the API says no', async () => {
    expect(await call('move-path', '/mentors')).toMatchObject({ exitCode: 2 });
    const error = 'The path /x belongs to the shell.';
    api.refusals['POST /api/release-paths'] = { status: 409, code: 'release.path_taken', error };
    expect(await call('move-path', '/x', 'mf-x')).toMatchObject({
      exitCode: 3,
      errors: expect.stringContaining(error),
    });
  });
});
