import type { ModuleStatus } from '@crewdeck/contract';
import { aKeptRelease, aRelease, aStatus, hoursAgo, LIVE } from '../testing/builders.ts';
import { run } from '../testing/run.ts';
import { StubApi } from '../testing/stub-api.ts';
import { newsBetween } from './watch-news.ts';

const NEW = '1.2.0-cc33dd44';
const SOON = new Date(Date.now() + 8.5 * 60_000).toISOString();
type Plan = NonNullable<NonNullable<ModuleStatus['canary']>['plan']>;

const aPlanned = (plan: Partial<Plan> = {}): ModuleStatus => {
  const known = { steps: [5, 25, 100], pauseMinutes: 10, next: 25, nextAt: SOON, isPaused: false, waitsFor: null };
  return aStatus({ canary: { ...aRelease(NEW), percent: 5, since: hoursAgo(0), plan: { ...known, ...plan } } });
};

let api: StubApi;

beforeEach(async () => {
  api = await StubApi.start();
  api.modules = [aStatus()];
  api.kept = { 'mf-profile': [aKeptRelease(NEW), aKeptRelease(LIVE)] };
});

afterEach(() => api.stop());

const call = (...args: string[]) => run({ CREWDECK_API: api.url, CREWDECK_TOKEN: 'token' }, ...args);
const changes = () => api.bodiesOf('POST /api/releases/mf-profile/changes');

describe('activate --steps', () => {
  it.each([
    [['--steps', '5,25,100'], { percent: 5, steps: [5, 25, 100], pauseMinutes: 10 }],
    [['--steps', '0.5,50', '--pause', '2h'], { percent: 0.5, steps: [0.5, 50], pauseMinutes: 120 }],
  ])('begins a canary that grows by itself: %j', async (args, change) => {
    api.change = () => ({ ...aPlanned(), revision: 4 });
    const { output } = await call('activate', 'mf-profile@1.2.0', ...args);
    expect(changes()).toEqual([{ action: 'activate', release: NEW, expectedRevision: 3, ...change }]);
    expect(output).toContain('Next is 25 %, in 9 min, if the guard finds it good.');
    expect(output).toContain('Next: npm run release -- watch');
  });

  it.each([
    [['--steps', '5'], '--steps 5 are no shares that grow'],
    [['--steps', '25,5'], 'are no shares that grow'],
    [['--steps', '5,101'], 'are no shares that grow'],
    [['--steps', '5,x'], 'are no shares that grow'],
    [['--steps', '5,25', '--percent', '5'], 'leave --percent out'],
    [['--steps', '5,25', '--pause', '10'], '--pause 10 is no time: 10m, 2h or 1d'],
    [['--pause', '10m'], '--pause goes with --steps'],
  ])('ends with 2 for %j', async (args, sentence) => {
    const { exitCode, errors } = await call('activate', 'mf-profile@1.2.0', ...args);
    expect([exitCode, errors]).toEqual([2, expect.stringContaining(sentence)]);
    expect(changes()).toEqual([]);
  });
});

describe('the steps of a canary', () => {
  it('are held and let go on', async () => {
    api.modules = [aPlanned()];
    api.change = (status, { action }) => ({
      ...aPlanned({ isPaused: action === 'pause' }),
      revision: status.revision + 1,
    });
    const paused = await call('pause', 'mf-profile', '--reason', 'Lunch');
    expect(paused.output).toContain('Paused: the canary of mf-profile stays at 5 %.');
    const goesOn = await call('continue', 'mf-profile');
    expect(goesOn.output).toContain('The canary of mf-profile goes on. Next is 25 %, in 9 min');
    expect(changes()).toEqual([
      { action: 'pause', reason: 'Lunch', expectedRevision: 3 },
      { action: 'continue', expectedRevision: 3 },
    ]);
  });

  it.each<[Partial<Plan>, string]>([
    [{}, 'Next is 25 %, in 9 min, if the guard finds it good.'],
    [{ isPaused: true }, 'Paused at 5 %; next is 25 %.'],
    [{ next: 100, nextAt: hoursAgo(1) }, 'Next is everybody, as soon as the guard has looked.'],
    [{ waitsFor: 'It waits for 20 page loads.' }, 'Next is 25 %. It waits for 20 page loads.'],
  ])('are told in the status: %j', async (plan, text) => {
    api.modules = [aPlanned(plan)];
    expect((await call('status')).output).toContain(`\nCanary of mf-profile: ${text}\n`);
  });

  it('are told by watch when they change, and not when a figure does', async () => {
    const statusOf = (plan: Partial<Plan>) => ({
      revision: 7,
      contractVersion: '1.0.0',
      modules: [aPlanned(plan)],
      guard: { failureRate: 0.1, minReports: 20 },
      events: [],
    });
    const waiting = (count: number) => statusOf({ waitsFor: `It waits for 20 page loads: ${count}.` });
    const news = newsBetween(statusOf({}), waiting(3));
    expect(news).toMatchObject([
      { kind: 'plan', tone: 'warning', text: 'Next is 25 %. It waits for 20 page loads: 3.' },
    ]);
    expect(newsBetween(waiting(3), waiting(4))).toEqual([]);
  });
});
