import { describeDay } from './describe-day.ts';

test('a day is written as the day it is, whatever the time zone', () => {
  expect(describeDay('2026-05-10')).toBe('10 May 2026');
});
