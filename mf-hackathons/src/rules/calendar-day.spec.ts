import { dayOf, daysBetween, leafOf, writeDay } from './calendar-day.ts';

describe('a day in the calendar', () => {
  test('is written the same in every time zone', () => {
    expect(writeDay('2026-12-05')).toBe('5 Dec 2026');
    expect(leafOf('2026-12-05')).toEqual({ month: 'Dec', day: '5' });
  });

  test('the distance of two days counts midnights', () => {
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(daysBetween('2026-12-05', '2026-12-04')).toBe(-1);
  });

  test('today is the day of the reader', () => {
    expect(dayOf(new Date(2026, 10, 21, 0, 30))).toBe('2026-11-21');
    expect(dayOf(new Date(2026, 10, 21, 23, 30))).toBe('2026-11-21');
  });
});
