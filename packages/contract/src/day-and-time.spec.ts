import { dayAndTimeText, localDayText } from './day-and-time.ts';

it.each([
  [new Date(2027, 4, 3, 19), /^Mon 3 May, 19:00 \S+$/],
  [new Date(2028, 4, 3, 9), /^Wed 3 May 2028, 09:00 \S+$/],
])('a day with its time names the year where that is another one: %s', (instant, text) => {
  expect(dayAndTimeText(instant.toISOString(), new Date(2027, 2, 24))).toMatch(text);
});

it.each([new Date(2026, 4, 10, 0, 1), new Date(2026, 4, 10, 23, 59)])(
  'a moment is on a day of the reader: %s',
  (moment) => {
    expect(localDayText(moment.toISOString())).toBe('10 May 2026');
  },
);
