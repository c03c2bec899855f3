import { writeCountdown } from './round-time.ts';

const NOW = new Date(2026, 10, 26, 12, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

it.each([
  [at(2026, 10, 26, 11, 59), 'any minute now'],
  [at(2026, 10, 26, 12, 0), 'any minute now'],
  [at(2026, 10, 26, 12, 1), 'in 1 minute'],
  [at(2026, 10, 26, 13, 30), 'in 1 hour'],
  [at(2026, 10, 28, 11, 0), 'in 47 hours'],
  [at(2026, 10, 29, 12, 0), 'in 3 days'],
])('until %s it is: %s', (opensAt, words) => {
  expect(writeCountdown(opensAt, NOW)).toBe(words);
});
