import type { Channel, ErrorCode } from '@crewdeck/contract';
import type { Change, History } from '../releases/channel.rules.ts';

const OLDEST = '1.0.0-00000000';
export const [OLD, NOW, NEW] = ['1.1.0-00000000', '1.2.0-00000000', '1.3.0-00000000'] as const;
const WHY = 'It shows nothing';

export const LIVE: Channel = { live: NOW, lastGood: OLD, canary: null, isStopped: false };
const ONLY: Channel = { ...LIVE, lastGood: null };
export const TRIED: Channel = { ...LIVE, canary: { release: NEW, percent: 10 } };
const STOPPED: Channel = { ...LIVE, isStopped: true };
export const HISTORY: History = [NOW, OLD, OLDEST];

export const activate = (release: string, percent = 100): Change => ({ action: 'activate', release, percent });
export const rollback = (to?: string): Change => ({ action: 'rollback', reason: WHY, ...(to && { to }) });
export const STOP: Change = { action: 'stop', reason: WHY };
const END_CANARY: Change = { action: 'end_canary' };
const RESUME: Change = { action: 'resume' };

/** A change that is allowed, and what comes of it. */
interface Row {
  rule: string;
  from: Channel | null;
  change: Change;
  /** What is different then. */
  to: Partial<Channel>;
  event: { action: string; release: string; previous: string | null; percent: number | null };
  turnsBad?: string;
}

export const ROWS: Row[] = [
  {
    rule: 'the first release becomes live, with none that was good before',
    from: null,
    change: activate(NEW),
    to: { live: NEW, lastGood: null },
    event: { action: 'activate', release: NEW, previous: null, percent: 100 },
  },
  {
    rule: 'what was live becomes last good',
    from: LIVE,
    change: activate(NEW),
    to: { live: NEW, lastGood: NOW },
    event: { action: 'activate', release: NEW, previous: NOW, percent: 100 },
  },
  {
    rule: 'a share makes a canary, and the live one stays',
    from: LIVE,
    change: activate(NEW, 0.01),
    to: { canary: { release: NEW, percent: 0.01 } },
    event: { action: 'canary', release: NEW, previous: NOW, percent: 0.01 },
  },
  {
    rule: 'a canary grows',
    from: TRIED,
    change: activate(NEW, 99.99),
    to: { canary: { release: NEW, percent: 99.99 } },
    event: { action: 'canary', release: NEW, previous: NOW, percent: 99.99 },
  },
  {
    rule: 'a canary takes the place of another',
    from: TRIED,
    change: activate(OLDEST, 5),
    to: { canary: { release: OLDEST, percent: 5 } },
    event: { action: 'canary', release: OLDEST, previous: NOW, percent: 5 },
  },
  {
    rule: 'a canary for everybody is live',
    from: TRIED,
    change: activate(NEW),
    to: { live: NEW, lastGood: NOW, canary: null },
    event: { action: 'activate', release: NEW, previous: NOW, percent: 100 },
  },
  {
    rule: 'another one for everybody ends the canary, which is not bad for that',
    from: TRIED,
    change: activate(OLDEST),
    to: { live: OLDEST, lastGood: NOW, canary: null },
    event: { action: 'activate', release: OLDEST, previous: NOW, percent: 100 },
  },
  {
    rule: 'the live one for everybody ends the canary, which is not bad for that',
    from: TRIED,
    change: activate(NOW),
    to: { canary: null },
    event: { action: 'end_canary', release: NEW, previous: null, percent: 10 },
  },
  {
    rule: 'a canary that is ended is not bad for that, and the live one stays',
    from: TRIED,
    change: END_CANARY,
    to: { canary: null },
    event: { action: 'end_canary', release: NEW, previous: null, percent: 10 },
  },
  {
    rule: 'a rollback makes the last good one live, and ends a canary',
    from: TRIED,
    change: rollback(),
    to: { live: OLD, lastGood: OLDEST, canary: null },
    event: { action: 'rollback', release: OLD, previous: NOW, percent: null },
    turnsBad: NOW,
  },
  {
    rule: 'a rollback makes the last good one live, and the one before it last good',
    from: LIVE,
    change: rollback(),
    to: { live: OLD, lastGood: OLDEST },
    event: { action: 'rollback', release: OLD, previous: NOW, percent: null },
    turnsBad: NOW,
  },
  {
    rule: 'a rollback to a release ends a canary as well',
    from: TRIED,
    change: rollback(OLDEST),
    to: { live: OLDEST, lastGood: OLD, canary: null },
    event: { action: 'rollback', release: OLDEST, previous: NOW, percent: null },
    turnsBad: NOW,
  },
  {
    rule: 'a stopped module can be rolled back, and stays stopped',
    from: STOPPED,
    change: rollback(),
    to: { live: OLD, lastGood: OLDEST },
    event: { action: 'rollback', release: OLD, previous: NOW, percent: null },
    turnsBad: NOW,
  },
  {
    rule: 'a stop leaves what is live',
    from: LIVE,
    change: STOP,
    to: { isStopped: true },
    event: { action: 'stop', release: NOW, previous: null, percent: null },
  },
  {
    rule: 'a stop leaves the canary',
    from: TRIED,
    change: STOP,
    to: { isStopped: true },
    event: { action: 'stop', release: NOW, previous: null, percent: null },
  },
  {
    rule: 'what is resumed is as it was',
    from: STOPPED,
    change: RESUME,
    to: { isStopped: false },
    event: { action: 'resume', release: NOW, previous: null, percent: null },
  },
];

/** Changes that are not. */
export const REFUSALS: (Pick<Row, 'rule' | 'from' | 'change'> & { code: ErrorCode })[] = [
  {
    rule: 'nothing goes live while the module is stopped',
    from: STOPPED,
    change: activate(NEW),
    code: 'release.stopped',
  },
  {
    rule: 'nothing is tried while the module is stopped',
    from: STOPPED,
    change: activate(NEW, 1),
    code: 'release.stopped',
  },
  { rule: 'what is stopped is not stopped twice', from: STOPPED, change: STOP, code: 'release.stopped' },
  { rule: 'what runs is not resumed', from: LIVE, change: RESUME, code: 'release.not_stopped' },
  {
    rule: 'there is no way back without a last good one',
    from: ONLY,
    change: rollback(),
    code: 'release.no_last_good',
  },
  { rule: 'there is no canary to end', from: LIVE, change: END_CANARY, code: 'release.no_canary' },
  { rule: 'there is no way back to what is live', from: LIVE, change: rollback(NOW), code: 'request.invalid' },
  { rule: 'what is live is no canary', from: LIVE, change: activate(NOW, 50), code: 'request.invalid' },
  { rule: 'the first release is no canary', from: null, change: activate(NEW, 50), code: 'request.invalid' },
  {
    rule: 'nothing is rolled back before anything was live',
    from: null,
    change: rollback(),
    code: 'release.not_found',
  },
  { rule: 'nothing is stopped before anything was live', from: null, change: STOP, code: 'release.not_found' },
  { rule: 'nothing is resumed before anything was live', from: null, change: RESUME, code: 'release.not_found' },
];
