import { localDayText } from './local-day.ts';

it.each([new Date(2026, 4, 10, 0, 1), new Date(2026, 4, 10, 23, 59)])(
  'a moment is on a day of the reader: %s',
  (moment) => {
    expect(localDayText(moment.toISOString())).toBe('10 May 2026');
  },
);
