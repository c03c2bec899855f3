import type { Channel } from '@crewdeck/contract';
import { type Change, decide, type PlannedChannel } from './channel-rules.ts';
import {
  activate,
  HISTORY,
  LIVE,
  NEW,
  NOW,
  OLD,
  OLDEST,
  ONLY,
  REFUSALS,
  RESUME,
  ROWS,
  rollback,
  STOP,
  TRIED,
} from './testing/channel-changes.ts';

describe('of a module', () => {
  it.each(ROWS)('$rule', ({ from, change, to, event, turnsBad = null }) => {
    expect(decide('mf-a', from, change, HISTORY)).toEqual({
      channel: { canary: null, isStopped: false, ...from, ...to },
      event,
      turnsBad,
      isForgiven: null,
    });
  });

  it.each(REFUSALS)('$rule', ({ from, change, code }) => {
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
