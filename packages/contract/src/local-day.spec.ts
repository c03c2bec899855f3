import { localDayText, localMinuteText } from './local-day.ts';

it.each([new Date(2026, 4, 10, 0, 1), new Date(2026, 4, 10, 23, 59)])(
  'a moment is on a day of the reader: %s',
  (moment) => {
    expect(localDayText(moment.toISOString())).toBe('10 May 2026');
  },
);

it('a minute is one of the reader', () => {
  expect(localMinuteText(new Date(2026, 4, 10, 14, 5).toISOString())).toBe('10 May 2026, 14:05');
});
