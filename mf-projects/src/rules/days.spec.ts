import { deadlineText } from './days.ts';

const NOW = new Date('2026-03-11T15:00:00Z');

describe('a deadline in words', () => {
  it.each([
    ['2026-03-10', 'Closed on 10 Mar 2026'],
    ['2026-03-11', 'Join by 11 Mar 2026, today'],
    ['2026-03-12', 'Join by 12 Mar 2026, tomorrow'],
    ['2026-04-18', 'Join by 18 Apr 2026, in 38 days'],
  ])('%s reads %j', (deadline, words) => {
    expect(deadlineText(deadline, NOW)).toBe(words);
  });

  it("is counted from the reader's day", () => {
    expect(deadlineText('2026-03-12', new Date('2026-03-11T02:00:00Z'))).toBe('Join by 12 Mar 2026, tomorrow');
  });

  it('is not over while the day lasts anywhere on earth', () => {
    expect(deadlineText('2026-03-10', new Date('2026-03-11T11:59:00Z'))).toBe('Join by 10 Mar 2026, today');
  });
});
