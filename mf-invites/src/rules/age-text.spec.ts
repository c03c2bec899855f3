import { ageText } from './age-text.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

test.each([
  ['2026-11-22T11:59:30Z', 'just now'],
  // A clock that is slow.
  ['2026-11-22T12:00:30Z', 'just now'],
  ['2026-11-22T11:55:00Z', '5 minutes ago'],
  ['2026-11-22T10:59:00Z', '1 hour ago'],
  ['2026-11-20T10:00:00Z', '2 days ago'],
  ['2026-11-15T12:00:00Z', '15 Nov'],
])('what was at %s was %s', (at, text) => {
  expect(ageText(at, NOW)).toBe(text);
});
