import { agoText, dayAndTimeText } from './day-and-time.ts';

it.each([
  [new Date(2027, 4, 3, 19), /^Mon 3 May, 19:00 \S+$/],
  [new Date(2028, 4, 3, 9), /^Wed 3 May 2028, 09:00 \S+$/],
])('a day with its time names the year where that is another one: %s', (instant, text) => {
  expect(dayAndTimeText(instant.toISOString(), new Date(2027, 2, 24))).toMatch(text);
});

it.each([
  [-3, 'just now'],
  [0.9, 'just now'],
  [1.6, '1 minute ago'],
  [59, '59 minutes ago'],
  [64, '1 hour ago'],
  [36 * 60, '36 hours ago'],
  [48 * 60, '2 days ago'],
])('what was %d minutes before reads %s', (minutes, text) => {
  const now = Date.parse('2026-11-24T12:00:00Z');
  expect(agoText(new Date(now - minutes * 60_000).toISOString(), now)).toBe(text);
});
