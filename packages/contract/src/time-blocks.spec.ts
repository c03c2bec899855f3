import { describeTime, TIME_BLOCKS } from './time-blocks.ts';

describe('the time that somebody has', () => {
  it.each([
    [8, ['tue evening', 'thu evening'], '8 hours a week · Tue and Thu evenings'],
    [1, ['sun morning'], '1 hour a week · Sun mornings'],
    [null, ['sat evening', 'mon morning', 'sat morning', 'sun morning'], 'Mon, Sat and Sun mornings, Sat evenings'],
    [null, ['fri afternoon', 'mon evening'], 'Mon evenings, Fri afternoons'],
    [20, [], '20 hours a week'],
    [null, [], ''],
  ] as const)('of %j hours and %j is said as %j', (hours, blocks, words) => {
    expect(describeTime(hours, blocks)).toBe(words);
  });

  it('is said shortly where it is the whole week', () => {
    expect(describeTime(null, TIME_BLOCKS)).toBe('every morning, every afternoon, every evening');
  });
});
