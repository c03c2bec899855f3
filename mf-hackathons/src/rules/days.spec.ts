import { dayOf, daysBetween, leafOf, writeDayInWords, writeDistance, writeSpan } from './days.ts';

describe('a day in the calendar', () => {
  test('is written the same in every time zone', () => {
    expect(leafOf('2026-12-05')).toEqual({ month: 'Dec', day: '5' });
  });

  test('the distance of two days counts midnights', () => {
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(daysBetween('2026-12-05', '2026-12-04')).toBe(-1);
  });

  test('today is the day of the reader', () => {
    expect(dayOf(new Date(2026, 10, 21, 0, 30))).toBe('2026-11-21');
    expect(dayOf(new Date(2026, 10, 21, 23, 30))).toBe('2026-11-21');
  });
});

test('a day is written in words, with its weekday', () => {
  expect(writeDayInWords('2027-03-06')).toBe('Saturday 6 March 2027');
});

test.each([
  ['2027-03-06', 'today'],
  ['2027-03-07', 'tomorrow'],
  ['2027-03-18', 'in 12 days'],
  ['2027-03-05', 'yesterday'],
  ['2027-02-28', '6 days ago'],
])('on 6 March 2027, %s is %s', (day, words) => {
  expect(writeDistance('2027-03-06', day)).toBe(words);
});

test('start and end have a time and one zone, where the reader is', () => {
  const [start, end] = [new Date(2027, 2, 6, 18, 0), new Date(2027, 2, 7, 12, 30)].map((time) => time.toISOString());
  const starts = expect.stringMatching(/^Starts Sat, 6 Mar 2027,? 18:00 .+$/);
  expect(writeSpan(start ?? '', end ?? '')).toEqual([starts, expect.stringMatching(/^Ends Sun, 7 Mar 2027,? 12:30$/)]);
  expect(writeSpan(start ?? '', null)).toEqual([starts]);
});

test('the end has a zone of its own where the clocks change before it', () => {
  expect(writeSpan('2027-03-27T17:00:00Z', '2027-03-28T15:00:00Z', 'Europe/Berlin')).toEqual([
    expect.stringMatching(/^Starts Sat, 27 Mar 2027,? 18:00 (CET|GMT\+1)$/),
    expect.stringMatching(/^Ends Sun, 28 Mar 2027,? 17:00 (CEST|GMT\+2)$/),
  ]);
});
