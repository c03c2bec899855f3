import { dayAndMonth, dayHeading, timeText } from './dates.ts';

const now = new Date('2026-11-21T12:00:00');

test('a day of this year has its weekday, and no year', () => {
  expect(dayAndMonth('2026-03-04T12:00:00', now)).toBe('Wed 4 Mar');
});

test('a day of another year names it', () => {
  expect(dayAndMonth('2025-12-31T12:00:00', now)).toBe('31 Dec 2025');
});

test.each([
  ['2026-11-21T11:59:30', 'just now'],
  // A clock that is slow.
  ['2026-11-21T12:00:30', 'just now'],
  ['2026-11-21T11:55:00', '5 minutes ago'],
  ['2026-11-21T10:59:00', '1 hour ago'],
  ['2026-11-20T23:05:00', '23:05'],
  ['2026-11-02T09:30:00', '09:30'],
])('what was at %s reads %s under its day', (at, text) => {
  expect(timeText(at, now)).toBe(text);
});

test.each([
  ['2026-11-21T00:00:00', 'Today'],
  ['2026-11-20T23:59:59', 'Yesterday'],
  ['2026-11-20T00:00:00', 'Yesterday'],
  ['2026-11-19T23:59:59', '19 Nov 2026'],
])('what was at %s stands under %s', (at, heading) => {
  expect(dayHeading(at, now)).toBe(heading);
});

test('the first of a month has the last of the one before as its yesterday', () => {
  expect(dayHeading('2026-02-28T20:00:00', new Date('2026-03-01T08:00:00'))).toBe('Yesterday');
});
