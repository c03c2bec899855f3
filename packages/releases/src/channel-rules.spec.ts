import type { Channel, ErrorCode } from '@crewdeck/contract';
import { type Change, decide, type History, type PlannedChannel } from './channel-rules.ts';

const [OLDEST, OLD, NOW, NEW] = ['1.0.0-00000000', '1.1.0-00000000', '1.2.0-00000000', '1.3.0-00000000'] as const;
const WHY = 'It shows nothing';

const LIVE: Channel = { live: NOW, lastGood: OLD, canary: null, isStopped: false };
const ONLY: Channel = { ...LIVE, lastGood: null };
const TRIED: Channel = { ...LIVE, canary: { release: NEW, percent: 10 } };
const STOPPED: Channel = { ...LIVE, isStopped: true };
const HISTORY: History = { good: [NOW, OLD, OLDEST], bad: [] };

const activate = (release: string, percent = 100): Change => ({ action: 'activate', release, percent });
const rollback = (to?: string): Change => ({ action: 'rollback', reason: WHY, ...(to && { to }) });
const STOP: Change = { action: 'stop', reason: WHY };
const RESUME: Change = { action: 'resume' };

type Event = [action: string, release: string, previous: string | null, percent: number | null];

const ROWS: [rule: string, Channel | null, Change, to: Partial<Channel>, Event, turnsBad?: string][] = [
  [
    'the first release becomes live, with none that was good before',
    null,
    activate(NEW),
    { live: NEW, lastGood: null },
    ['activate', NEW, null, 100],
  ],
  ['what was live becomes last good', LIVE, activate(NEW), { live: NEW, lastGood: NOW }, ['activate', NEW, NOW, 100]],
  [
    'a share makes a canary, and the live one stays',
    LIVE,
    activate(NEW, 0.01),
    { canary: { release: NEW, percent: 0.01 } },
    ['canary', NEW, NOW, 0.01],
  ],
  [
    'a canary grows',
    TRIED,
    activate(NEW, 99.99),
    { canary: { release: NEW, percent: 99.99 } },
    ['canary', NEW, NOW, 99.99],
  ],
  [
    'a canary takes the place of another',
    TRIED,
    activate(OLDEST, 5),
    { canary: { release: OLDEST, percent: 5 } },
    ['canary', OLDEST, NOW, 5],
  ],
  [
    'a canary for everybody is live',
    TRIED,
    activate(NEW),
    { live: NEW, lastGood: NOW, canary: null },
    ['activate', NEW, NOW, 100],
  ],
  [
    'another one for everybody ends the canary, which is not bad for that',
    TRIED,
    activate(OLDEST),
    { live: OLDEST, lastGood: NOW, canary: null },
    ['activate', OLDEST, NOW, 100],
  ],
  [
    'the live one for everybody ends the canary, which is not bad for that',
    TRIED,
    activate(NOW),
    { canary: null },
    ['halt_canary', NEW, null, 10],
  ],
  ['a rollback halts the canary first', TRIED, rollback(), { canary: null }, ['halt_canary', NEW, null, 10], NEW],
  [
    'a rollback makes the last good one live, and the one before it last good',
    LIVE,
    rollback(),
    { live: OLD, lastGood: OLDEST },
    ['rollback', OLD, NOW, null],
    NOW,
  ],
  [
    'a rollback to a release passes over a canary',
    TRIED,
    rollback(OLDEST),
    { live: OLDEST, lastGood: OLD, canary: null },
    ['rollback', OLDEST, NOW, null],
    NOW,
  ],
  [
    'a stopped module can be rolled back, and stays stopped',
    STOPPED,
    rollback(),
    { live: OLD, lastGood: OLDEST },
    ['rollback', OLD, NOW, null],
    NOW,
  ],
  ['a stop leaves what is live', LIVE, STOP, { isStopped: true }, ['stop', NOW, null, null]],
  ['a stop leaves the canary', TRIED, STOP, { isStopped: true }, ['stop', NOW, null, null]],
  ['what is resumed is as it was', STOPPED, RESUME, { isStopped: false }, ['resume', NOW, null, null]],
];

const REFUSALS: [rule: string, Channel | null, Change, ErrorCode][] = [
  ['nothing goes live while the module is stopped', STOPPED, activate(NEW), 'release.stopped'],
  ['nothing is tried while the module is stopped', STOPPED, activate(NEW, 1), 'release.stopped'],
  ['what is stopped is not stopped twice', STOPPED, STOP, 'release.stopped'],
  ['what runs is not resumed', LIVE, RESUME, 'release.not_stopped'],
  ['there is no way back without a last good one', ONLY, rollback(), 'release.no_last_good'],
  ['there is no way back to what is live', LIVE, rollback(NOW), 'request.invalid'],
  ['what is live is no canary', LIVE, activate(NOW, 50), 'request.invalid'],
  ['the first release is no canary', null, activate(NEW, 50), 'request.invalid'],
  ['nothing is rolled back before anything was live', null, rollback(), 'release.not_found'],
  ['nothing is stopped before anything was live', null, STOP, 'release.not_found'],
  ['nothing is resumed before anything was live', null, RESUME, 'release.not_found'],
];

describe('of a module', () => {
  it.each(ROWS)('%s', (_, from, change, to, [action, release, previous, percent], turnsBad: string | null = null) => {
    expect(decide('mf-a', from, change, HISTORY)).toEqual({
      channel: { canary: null, isStopped: false, ...from, ...to },
      event: { action, release, previous, percent },
      turnsBad,
      isForgiven: null,
    });
  });

  it.each(REFUSALS)('%s', (_, from, change, code) => {
    expect(() => decide('mf-a', from, change, HISTORY)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    ['the live one is made live', LIVE, activate(NOW)],
    ['the canary is given the share it has', TRIED, activate(NEW, 10)],
  ])('nothing changes when %s', (_, from, change) => expect(decide('mf-a', from, change, HISTORY)).toBeNull());

  it.each([activate(OLD), activate(OLD, 10), rollback(OLD)])('a bad release is forgiven by %j', (change) => {
    const outcome = decide('mf-a', ONLY, change, { good: [NOW], bad: [OLD] });
    expect(outcome).toMatchObject({ isForgiven: OLD });
  });

  it('no release becomes last good that is bad, or what was just rolled back', () => {
    const outcome = decide('mf-a', LIVE, rollback(), { good: [NOW, OLD], bad: [OLDEST] });
    expect(outcome?.channel).toEqual({ live: OLD, lastGood: null, canary: null, isStopped: false });
  });

  it('a last good one that fails as a canary is last good no more', () => {
    const tried: Channel = { ...LIVE, canary: { release: OLD, percent: 10 } };
    const outcome = decide('mf-a', tried, rollback(), HISTORY);
    expect(outcome).toMatchObject({ channel: { ...LIVE, lastGood: OLDEST }, turnsBad: OLD });
  });

  it('the shell is never stopped', () => {
    expect(() => decide('shell', LIVE, STOP, HISTORY)).toThrow('The shell cannot be stopped: every page needs it.');
  });
});

describe('a canary that steps by itself', () => {
  const PLAN = { steps: [5, 25, 100], pauseMinutes: 10, isPaused: false };
  const BEGIN: Change = { action: 'activate', release: NEW, percent: 5, steps: [5, 25, 100], pauseMinutes: 10 };
  const STEP: Change = { action: 'step' };
  const PLANNED: PlannedChannel = { ...LIVE, canary: { release: NEW, percent: 5 }, plan: PLAN };
  const PAUSED: PlannedChannel = { ...PLANNED, plan: { ...PLAN, isPaused: true } };
  const become = (from: PlannedChannel, ...changes: Change[]) =>
    changes.reduce<PlannedChannel>((channel, change) => {
      const outcome = decide('mf-profile', channel, change, HISTORY);
      return outcome ? outcome.channel : channel;
    }, from);

  it('begins with its first share, and takes each step from the one that it has', () => {
    expect(become(LIVE, BEGIN)).toEqual(PLANNED);
    expect(become(LIVE, BEGIN, STEP)).toEqual({ ...PLANNED, canary: { release: NEW, percent: 25 } });
    expect(decide('mf-profile', PLANNED, STEP, HISTORY)?.event).toEqual({
      action: 'canary',
      release: NEW,
      previous: NOW,
      percent: 25,
    });
  });

  it('is live with the step to everybody, as if a person had made it so', () => {
    expect(become(LIVE, BEGIN, STEP, STEP)).toEqual({ live: NEW, lastGood: NOW, canary: null, isStopped: false });
  });

  it('stays with its last share when that is not everybody, and has no plan any more', () => {
    const short: PlannedChannel = { ...PLANNED, plan: { ...PLAN, steps: [5, 25] } };
    expect(become(short, STEP)).toEqual({ ...LIVE, canary: { release: NEW, percent: 25 } });
  });

  it.each<[string, Change]>([
    ['another share by hand', activate(NEW, 10)],
    ['its own share by hand', activate(NEW, 5)],
    ['another canary', activate(OLDEST, 5)],
    ['a release for everybody', activate(OLDEST)],
    ['the end of the canary', activate(NOW)],
    ['a halt', rollback()],
    ['a rollback to another one', rollback(OLDEST)],
  ])('has no plan any more after %s', (_what, change) => {
    expect(become(PLANNED, change).plan).toBeUndefined();
  });

  it('keeps its plan while the module is stopped, and steps after that', () => {
    expect(become(PLANNED, STOP, RESUME)).toEqual(PLANNED);
    expect(() => become(PLANNED, STOP, STEP)).toThrow(expect.objectContaining({ code: 'release.stopped' }));
  });

  it('pauses and goes on once, each with an event of its own', () => {
    expect(become(PLANNED, { action: 'pause' })).toEqual(PAUSED);
    expect(become(PAUSED, { action: 'continue' })).toEqual(PLANNED);
    expect(decide('mf-profile', PAUSED, { action: 'pause' }, HISTORY)).toBeNull();
    expect(decide('mf-profile', PLANNED, { action: 'continue' }, HISTORY)).toBeNull();
    expect(decide('mf-profile', PLANNED, { action: 'pause' }, HISTORY)?.event).toEqual({
      action: 'pause_canary',
      release: NEW,
      previous: null,
      percent: 5,
    });
  });

  it('changes nothing when the same plan is asked for again, and begins anew with another one', () => {
    expect(decide('mf-profile', PLANNED, BEGIN, HISTORY)).toBeNull();
    expect(become(PAUSED, BEGIN)).toEqual(PLANNED);
    expect(become(PLANNED, { ...BEGIN, steps: [5, 50] }).plan?.steps).toEqual([5, 50]);
  });

  it.each<[string, PlannedChannel, Change]>([
    ['a step of a canary without a plan', TRIED, STEP],
    ['a step of one that is paused', PAUSED, STEP],
    ['a step where there is no canary', LIVE, STEP],
    ['a pause of a canary without a plan', TRIED, { action: 'pause' }],
    ['to go on where there is no canary', LIVE, { action: 'continue' }],
  ])('refuses %s', (_what, from, change) => {
    expect(() => decide('mf-profile', from, change, HISTORY)).toThrow(
      expect.objectContaining({ code: 'release.no_plan' }),
    );
  });
});
