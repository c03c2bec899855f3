import { describeDay, isDeadlinePast } from './deadline.ts';

describe('a deadline', () => {
  it('holds for as long as it is that day anywhere on earth', () => {
    expect(isDeadlinePast('2026-05-10', new Date('2026-05-11T11:59:00Z'))).toBe(false);
    expect(isDeadlinePast('2026-05-10', new Date('2026-05-11T12:00:01Z'))).toBe(true);
  });

  it('never passes when there is none', () => {
    expect(isDeadlinePast(null, new Date('2999-01-01T00:00:00Z'))).toBe(false);
  });

  it('is written as the day it is, whatever the time zone', () => {
    expect(describeDay('2026-05-10', 'en-GB')).toBe('10 May 2026');
  });
});
