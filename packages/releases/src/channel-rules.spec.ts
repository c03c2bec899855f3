import type { Channel, ErrorCode } from '@crewdeck/contract';
import { type Change, decide, type History } from './channel-rules.ts';

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

interface Row {
  rule: string;
  from: Channel | null;
  change: Change;
  to: Partial<Channel>;
  event: [action: string, release: string, previous: string | null, percent: number | null];
  bad?: string;
}

const ROWS: Row[] = [
  {
    rule: 'the first release becomes live, with none that was good before',
    from: null,
    change: activate(NEW),
    to: { live: NEW, lastGood: null },
    event: ['activate', NEW, null, 100],
  },
  {
    rule: 'what was live becomes last good',
    from: LIVE,
    change: activate(NEW),
    to: { live: NEW, lastGood: NOW },
    event: ['activate', NEW, NOW, 100],
  },
  {
    rule: 'a share makes a canary, and the live one stays',
    from: LIVE,
    change: activate(NEW, 0.01),
    to: { canary: { release: NEW, percent: 0.01 } },
    event: ['canary', NEW, NOW, 0.01],
  },
  {
    rule: 'a canary grows',
    from: TRIED,
    change: activate(NEW, 99.99),
    to: { canary: { release: NEW, percent: 99.99 } },
    event: ['canary', NEW, NOW, 99.99],
  },
  {
    rule: 'a canary takes the place of another',
    from: TRIED,
    change: activate(OLDEST, 5),
    to: { canary: { release: OLDEST, percent: 5 } },
    event: ['canary', OLDEST, NOW, 5],
  },
  {
    rule: 'a canary for everybody is live',
    from: TRIED,
    change: activate(NEW),
    to: { live: NEW, lastGood: NOW, canary: null },
    event: ['activate', NEW, NOW, 100],
  },
  {
    rule: 'another one for everybody ends the canary, which is not bad for that',
    from: TRIED,
    change: activate(OLDEST),
    to: { live: OLDEST, lastGood: NOW, canary: null },
    event: ['activate', OLDEST, NOW, 100],
  },
  {
    rule: 'the live one for everybody ends the canary, which is not bad for that',
    from: TRIED,
    change: activate(NOW),
    to: { canary: null },
    event: ['halt_canary', NEW, null, 10],
  },
  {
    rule: 'a rollback halts the canary first',
    from: TRIED,
    change: rollback(),
    to: { canary: null },
    event: ['halt_canary', NEW, null, 10],
    bad: NEW,
  },
  {
    rule: 'a rollback makes the last good one live, and the one before it last good',
    from: LIVE,
    change: rollback(),
    to: { live: OLD, lastGood: OLDEST },
    event: ['rollback', OLD, NOW, null],
    bad: NOW,
  },
  {
    rule: 'a rollback to a release passes over a canary',
    from: TRIED,
    change: rollback(OLDEST),
    to: { live: OLDEST, lastGood: OLD, canary: null },
    event: ['rollback', OLDEST, NOW, null],
    bad: NOW,
  },
  {
    rule: 'a stopped module can be rolled back, and stays stopped',
    from: STOPPED,
    change: rollback(),
    to: { live: OLD, lastGood: OLDEST },
    event: ['rollback', OLD, NOW, null],
    bad: NOW,
  },
  {
    rule: 'a stop leaves what is live',
    from: LIVE,
    change: STOP,
    to: { isStopped: true },
    event: ['stop', NOW, null, null],
  },
  {
    rule: 'a stop leaves the canary',
    from: TRIED,
    change: STOP,
    to: { isStopped: true },
    event: ['stop', NOW, null, null],
  },
  {
    rule: 'what is resumed is as it was',
    from: STOPPED,
    change: RESUME,
    to: { isStopped: false },
    event: ['resume', NOW, null, null],
  },
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
  it.each(ROWS)('$rule', ({ from, change, to, event: [action, release, previous, percent], bad = null }) => {
    expect(decide('mf-a', from, change, HISTORY)).toEqual({
      channel: { canary: null, isStopped: false, ...from, ...to },
      event: { action, release, previous, percent },
      turnsBad: bad,
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
