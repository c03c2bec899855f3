import { aHealth } from '@crewdeck/releases/builders';
import { runCommand } from '../command-line/run-command.ts';
import { anEvent, aStatus, hoursAgo, LIVE } from '../testing/builders.ts';
import { run } from '../testing/run.ts';
import { StubApi } from '../testing/stub-api.ts';
import type { News } from './watch-news.ts';

let api: StubApi;

beforeEach(async () => {
  api = await StubApi.start();
  api.modules = [aStatus({ health: [{ release: LIVE, total: { ok: 5, failed: 0 }, minutes: [] }] })];
});

afterEach(() => api.stop());

/** Watches until this line has come, and ends it as Ctrl-C does. */
async function watchUntil(wanted: string, change: () => void): Promise<News[]> {
  const news: News[] = [];
  const exitCode = await runCommand(['watch', '--json'], {
    environment: { CREWDECK_API: api.url, CREWDECK_TOKEN: 'token' },
    isTerminal: false,
    ask: async () => '',
    tell: () => undefined,
    say: (line) => {
      if (news.length === 0) setImmediate(change);
      news.push(JSON.parse(line));
      if (line.includes(wanted)) process.emit('SIGINT');
    },
  });
  expect(exitCode).toBe(0);
  return news;
}

describe('watch', () => {
  it('begins with what is wrong, and ends after the minutes that were given', async () => {
    api.modules = [aStatus({ stopped: { reason: 'Wrong figures.', by: 'ada@crewdeck.example', since: hoursAgo(1) } })];
    const { exitCode, output } = await run(
      { CREWDECK_API: api.url, CREWDECK_TOKEN: 'token' },
      'watch',
      '--for',
      '0.002',
    );
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^\d\d:\d\d:\d\d {2}mf-profile is in trouble\n/);
    expect(output).toContain('mf-profile: Nobody gets it. Stopped by ada@crewdeck.example');
  });

  it('tells what was done, what is wrong by it and how many pages have loaded, as it happens', async () => {
    const news = await watchUntil('is in trouble', () => {
      api.events = [anEvent({ action: 'canary', percent: 5 })];
      api.modules = [aStatus({ health: [aHealth(LIVE, [[1, 80, 40]], Date.now())] })];
    });
    expect(news.map(({ kind, module, text }) => ({ kind, module, text }))).toEqual([
      { kind: 'verdict', module: null, text: 'Nothing is wrong' },
      { kind: 'event', module: 'mf-profile', text: `ada@crewdeck.example gave ${LIVE} to 5 % of the browsers` },
      {
        kind: 'problem',
        module: 'mf-profile',
        text: 'The live release fails: 33 % of 120 loads in the last 5 minutes.',
      },
      { kind: 'loads', module: 'mf-profile', text: `${LIVE}: 120 page loads, 40 failed` },
      { kind: 'verdict', module: null, text: 'mf-profile is in trouble' },
    ]);
    expect(news.find(({ kind }) => kind === 'loads')?.loads).toEqual({ release: LIVE, ok: 80, failed: 40 });
  });

  it('tells what is over, and which edge has gone silent', async () => {
    api.modules = [aStatus({ stopped: { reason: 'x', by: 'ada@crewdeck.example', since: hoursAgo(1) } })];
    const news = await watchUntil('Worth a look', () => {
      api.modules = [aStatus()];
      api.edges = [];
    });
    expect(news.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['It is no longer stopped.', 'Edge edge-1:3000 has said nothing within the last minute.']),
    );
  });

  it('goes on while the API does not answer, and says so once', async () => {
    const told: string[] = [];
    const status = 'GET /api/releases';
    await runCommand(['watch', '--for', '0.01'], {
      environment: { CREWDECK_API: api.url, CREWDECK_TOKEN: 'token' },
      isTerminal: false,
      ask: async () => '',
      tell: (line) => told.push(line),
      say: () => {
        api.refusals = { [status]: { status: 503, code: 'server.unavailable', error: 'Please try again.' } };
      },
    });
    expect(told).toEqual(['Please try again. Trying again.']);
  });

  it('says when the API can not be reached at all', async () => {
    const gone = { CREWDECK_API: api.url, CREWDECK_TOKEN: 'token' };
    api.stop();
    const { exitCode, errors } = await run(gone, 'watch');
    expect([exitCode, errors]).toEqual([1, expect.stringContaining("can't be reached")]);
  });

  it.each([['0'], ['soon'], ['']])('refuses --for %j', async (minutes) => {
    const { exitCode, errors } = await run({ CREWDECK_API: api.url, CREWDECK_TOKEN: 't' }, 'watch', '--for', minutes);
    expect([exitCode, errors]).toEqual([2, `--for ${minutes} is no number of minutes.`]);
  });
});
