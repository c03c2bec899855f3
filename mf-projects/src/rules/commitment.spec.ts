import { MISSED_CHECK_INS } from '@crewdeck/contract';
import { commitmentText, endedOn, mayBeFreed, quietText } from './commitment.ts';

describe('what a member has said of their time', () => {
  it.each([
    [6, '2027-03-31', '6 hours a week, until 31 Mar 2027'],
    [1, null, '1 hour a week'],
    [null, '2027-03-31', 'Here until 31 Mar 2027'],
    [null, null, null],
  ])('%s hours and %s read as %s', (hoursPerWeek, until, text) => {
    expect(commitmentText({ hoursPerWeek, until })).toBe(text);
  });
});

describe('a member who misses check-ins', () => {
  it.each([
    [0, null, false],
    [1, null, false],
    [2, 'Missed two check-ins', false],
    [3, 'Missed three check-ins', true],
    [MISSED_CHECK_INS.seatMayBeFreed + 1, 'Missed four check-ins', true],
  ])('has missed %s check-ins: the team reads %s', (missedCheckIns, text, isOffered) => {
    expect(quietText({ missedCheckIns })).toBe(text);
    expect(mayBeFreed({ missedCheckIns })).toBe(isOffered);
  });
});

describe("a member's last day", () => {
  const now = new Date('2026-11-22T11:00:00Z');
  const [open, archived] = [{ status: 'Open' }, { status: 'Archived' }] as const;

  it('has come once it is that day anywhere on earth, while the project runs', () => {
    expect(endedOn({ until: '2026-11-21' }, open, now)).toBe('2026-11-21');
    expect(endedOn({ until: '2026-11-22' }, open, now)).toBeNull();
    expect(endedOn({ until: null }, open, now)).toBeNull();
    expect(endedOn({ until: '2026-11-21' }, archived, now)).toBeNull();
  });
});
