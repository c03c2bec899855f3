import { deadlineText } from './days.ts';

const NOW = new Date('2026-03-11T15:00:00Z');

describe('a deadline in words', () => {
  it.each([
    [null, 'No deadline'],
    ['2026-03-10', 'Closed on 10 Mar 2026'],
    ['2026-03-11', 'Closes today'],
    ['2026-03-12', 'Closes tomorrow'],
    ['2026-03-16', 'Closes in 5 days'],
    ['2026-04-10', 'Closes in 30 days'],
    ['2026-04-11', 'Open until 11 Apr 2026'],
  ])('%j reads %j', (deadline, words) => {
    expect(deadlineText(deadline, NOW)).toBe(words);
  });

  it('is not over while the day lasts anywhere on earth', () => {
    expect(deadlineText('2026-03-10', new Date('2026-03-11T11:59:00Z'))).toBe('Closes today');
  });
});
