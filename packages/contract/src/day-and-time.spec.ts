import { dayAndTimeText } from './day-and-time.ts';

it.each([
  [new Date(2027, 4, 3, 19), /^Mon 3 May, 19:00 \S+$/],
  [new Date(2028, 4, 3, 9), /^Wed 3 May 2028, 09:00 \S+$/],
])('a day with its time names the year where that is another one: %s', (instant, text) => {
  expect(dayAndTimeText(instant.toISOString(), new Date(2027, 2, 24))).toMatch(text);
});
