import { earliestDeadline, isDeadlinePast } from './deadline.ts';

describe('a deadline', () => {
  it('includes its whole day, also at its last place on earth', () => {
    expect(isDeadlinePast('2026-03-10', new Date('2026-03-11T11:59:59Z'))).toBe(false);
  });

  it('is past once its day is over everywhere', () => {
    expect(isDeadlinePast('2026-03-10', new Date('2026-03-11T12:00:00Z'))).toBe(true);
  });

  it('that was never set is never past', () => {
    expect(isDeadlinePast(null, new Date('2026-03-11T12:00:00Z'))).toBe(false);
    expect(isDeadlinePast('', new Date('2026-03-11T12:00:00Z'))).toBe(false);
  });

  it('can be as early as the day it still is somewhere', () => {
    expect(earliestDeadline(new Date('2026-03-11T11:00:00Z'))).toBe('2026-03-10');
  });
});
