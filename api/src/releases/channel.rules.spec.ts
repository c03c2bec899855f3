import {
  activate,
  HISTORY,
  LIVE,
  NEW,
  NOW,
  OLD,
  REFUSALS,
  ROWS,
  rollback,
  STOP,
  TRIED,
} from '../testing/channel-changes.ts';
import { decide } from './channel.rules.ts';

describe('of a module', () => {
  it.each(ROWS)('$rule', ({ from, change, to, event, turnsBad = null }) => {
    expect(decide('mf-a', from, change, HISTORY)).toEqual({
      channel: { canary: null, isStopped: false, ...from, ...to },
      event,
      turnsBad,
    });
  });

  it.each(REFUSALS)('$rule', ({ from, change, code }) => {
    expect(() => decide('mf-a', from, change, HISTORY)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    ['the live one is made live', LIVE, activate(NOW)],
    ['the canary is given the share it has', TRIED, activate(NEW, 10)],
  ])('nothing changes when %s', (_, from, change) => expect(decide('mf-a', from, change, HISTORY)).toBeNull());

  it('no release becomes last good that is not in its history, or what was just rolled back', () => {
    const outcome = decide('mf-a', LIVE, rollback(), [NOW, OLD]);
    expect(outcome?.channel).toEqual({ live: OLD, lastGood: null, canary: null, isStopped: false });
  });

  it('the shell is never stopped', () => {
    expect(() => decide('shell', LIVE, STOP, HISTORY)).toThrow("You can't stop the shell: every page needs it.");
  });
});
