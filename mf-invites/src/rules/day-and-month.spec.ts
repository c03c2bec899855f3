import { dayAndMonth } from './day-and-month.ts';

const now = new Date('2026-11-21T12:00:00');

test('a day of this year goes without the year', () => {
  expect(dayAndMonth('2026-03-04T12:00:00', now)).toBe('4 Mar');
});

test('a day of another year names it', () => {
  expect(dayAndMonth('2025-12-31T12:00:00', now)).toBe('31 Dec 2025');
});
