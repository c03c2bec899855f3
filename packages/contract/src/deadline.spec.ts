import { dayText, earliestDeadline, isDeadlinePast } from './deadline.ts';

it('a day is the same day everywhere', () => {
  expect(dayText('2026-05-10')).toBe('10 May 2026');
});

describe('a deadline', () => {
  it('holds for as long as it is that day anywhere on earth', () => {
    expect(isDeadlinePast('2026-05-10', new Date('2026-05-11T11:59:00Z'))).toBe(false);
    expect(isDeadlinePast('2026-05-10', new Date('2026-05-11T12:00:01Z'))).toBe(true);
  });

  it('may be as early as the day that it still is somewhere', () => {
    expect(earliestDeadline(new Date('2026-05-11T11:59:00Z'))).toBe('2026-05-10');
  });

  it.each([null, ''])('never passes when there is none: %j', (none) => {
    expect(isDeadlinePast(none, new Date('2999-01-01T00:00:00Z'))).toBe(false);
  });
});
