import { aRecord } from '@crewdeck/releases/testing/a-build';
import { aKeptRelease, aStatus, LIVE, OLD } from '../testing/builders.ts';
import { run } from '../testing/run.ts';
import { StubApi } from '../testing/stub-api.ts';

let api: StubApi;

beforeEach(async () => {
  api = await StubApi.start();
  api.modules = [aStatus()];
  api.kept = { 'mf-profile': [aKeptRelease(LIVE), aKeptRelease(OLD)] };
  api.records = {
    [OLD]: aRecord({ files: { 'remoteEntry.js': 'entry()', '7.aaaaaaaa.js': 'page()' } }),
    [LIVE]: { ...aRecord({ files: { 'remoteEntry.js': 'entry()', '7.bbbbbbbb.js': 'pages()' } }), packages: ['dayjs'] },
  };
});

afterEach(() => api.stop());

const call = (...args: string[]) => run({ CREWDECK_API: api.url, CREWDECK_TOKEN: 'token' }, 'diff', ...args);

describe('diff', () => {
  it('tells what the second release has that the first one has not', async () => {
    const { exitCode, output } = await call('mf-profile@1.0.0', `mf-profile@${LIVE}`);
    expect(exitCode).toBe(0);
    expect(output).toContain(`mf-profile ${OLD} → ${LIVE}`);
    expect(output).toMatch(/\n7\.js +6 B +7 B +\+1 B\n/);
    expect(output).toContain('All files: 13 B → 14 B (+1 B)');
    expect(output).toMatch(/\nprofile +7 B +7 B +same size\n/);
    expect(output).toContain('npm packages: + dayjs');
    expect(output).toContain(`${LIVE} can go live beside what is live now.`);
  });

  it('says what would keep the second one from going live', async () => {
    api.kept['mf-profile'] = [aKeptRelease(LIVE, { problems: ['It has no page "hours".'] }), aKeptRelease(OLD)];
    const { output } = await call('mf-profile@1.0.0', 'mf-profile@1.1.0');
    expect(output).toContain(`${LIVE} can't go live:\n  It has no page "hours".`);
  });

  it('says so when nothing differs, and gives programs all of it', async () => {
    expect((await call(`mf-profile@${OLD}`, 'mf-profile@1.0.0')).output).toContain('No file differs.');
    const { output } = await call('mf-profile@1.0.0', 'mf-profile@1.1.0', '--json');
    expect(JSON.parse(output)).toMatchObject({
      module: 'mf-profile',
      from: OLD,
      to: LIVE,
      files: [{ file: '7.js', from: 6, to: 7 }],
      packages: { added: ['dayjs'], removed: [] },
      problems: [],
    });
  });

  it.each([
    [['mf-profile@1.0.0'], 'Two releases are compared'],
    [['mf-profile@1.0.0', 'mf-explore@1.0.0'], 'Releases of two modules have nothing to compare'],
    [['mf-profile@1.0.0', 'mf-profile@9.0.0'], 'mf-profile has no release 9.0.0'],
    [['mf-profil@1.0.0', 'mf-profil@1.0.0'], 'Did you mean mf-profile?'],
  ])('ends with 2 for %j', async (args, sentence) => {
    const { exitCode, errors } = await call(...args);
    expect([exitCode, errors]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
