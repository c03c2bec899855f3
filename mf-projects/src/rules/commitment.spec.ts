import { MISSED_CHECK_INS } from '@crewdeck/contract';
import { commitmentText, mayBeFreed, quietText } from './commitment.ts';

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

describe('a member of whom nothing is heard', () => {
  it.each([
    [0, null, false],
    [1, null, false],
    [2, 'Quiet for two check-ins', false],
    [3, 'Quiet for three check-ins', true],
    [MISSED_CHECK_INS.seatMayBeFreed + 1, 'Quiet for four check-ins', true],
  ])('has missed %s check-ins: the team reads %s', (missedCheckIns, text, isOffered) => {
    expect(quietText({ missedCheckIns })).toBe(text);
    expect(mayBeFreed({ missedCheckIns })).toBe(isOffered);
  });
});
