import {
  dayOf,
  daysBetween,
  haveSameClocks,
  isShort,
  leafOf,
  writeDayInWords,
  writeDays,
  writeDistance,
  writeMoment,
  writeSpan,
} from './days.ts';

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

test.each([
  ['2027-03-06T10:00:00Z', '2027-03-07T10:00:00Z', true],
  ['2027-03-06T10:00:00Z', '2027-03-09T10:00:00Z', true],
  ['2027-03-06T10:00:00Z', '2027-03-09T10:01:00Z', false],
  ['2027-03-06T10:00:00Z', null, false],
  [null, null, false],
])('an event from %s to %s is known to last three days or less: %s', (startsAt, endsAt, isIt) => {
  expect(isShort({ startsAt, endsAt })).toBe(isIt);
});

test.each([
  ['2026-12-06', '2026-12-06T14:00:00Z', '6 Dec 2026'],
  ['2026-12-06', '2026-12-06T15:00:00Z', '6 Dec 2026'],
  ['2026-12-06', '2026-12-06T15:01:00Z', '6 to 7 Dec 2026'],
  ['2026-11-30', '2026-12-01T06:00:00Z', '30 Nov to 1 Dec 2026'],
  ['2026-12-31', '2027-01-01T06:00:00Z', '31 Dec 2026 to 1 Jan 2027'],
  ['2026-12-06', '2026-12-05T14:00:00Z', '6 Dec 2026'],
  ['2026-12-06', null, '6 Dec 2026'],
])('the days of an event from %s to %s are counted where it is', (eventDate, endsAt, words) => {
  expect(writeDays({ eventDate, endsAt, timeZone: 'Asia/Tokyo' })).toBe(words);
});

test('a day is written with its weekday, and its year where that is another one', () => {
  expect(writeDayInWords('2027-03-06', '2027-01-01')).toBe('Sat 6 Mar');
  expect(writeDayInWords('2027-03-06', '2026-12-31')).toBe('Sat 6 Mar 2027');
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

test.each([
  ['2027-03-07T11:30:00Z', 'Sat 6 Mar, 18:00 to Sun 7 Mar, 12:30 CET'],
  ['2027-03-06T20:00:00Z', 'Sat 6 Mar, 18:00 to 21:00 CET'],
  [null, 'Sat 6 Mar, 18:00 CET'],
])('start and an end %s have a time and one zone', (endsAt, words) => {
  expect(writeSpan('2027-03-06T17:00:00Z', endsAt, '2027-02-20', 'Europe/Berlin')).toBe(words);
});

test('times are those of the reader where no zone is given', () => {
  const start = new Date(2027, 2, 6, 18, 0).toISOString();
  expect(writeSpan(start, null, '2026-12-31')).toMatch(/^Sat 6 Mar 2027, 18:00 \S+$/);
});

test('the start has a zone of its own where the clocks change after it', () => {
  expect(writeSpan('2027-03-27T17:00:00Z', '2027-03-28T15:00:00Z', '2027-02-20', 'Europe/Berlin')).toBe(
    'Sat 27 Mar, 18:00 CET to Sun 28 Mar, 17:00 CEST',
  );
});

test('a moment has the clocks of the event, else of the reader', () => {
  const winter = new Date(2099, 0, 6, 17, 0).toISOString();
  expect(writeMoment('2099-01-06T17:00:00Z', 'Asia/Tokyo')).toBe('Wed 7 Jan 2099, 02:00 GMT+9');
  expect(writeMoment(winter, null)).toMatch(/^Tue 6 Jan 2099, 17:00 \S+$/);
});

test('clocks are the same where zones differ in their names only, and not once one of them changes', () => {
  const winter = '2027-01-06T17:00:00Z';
  expect(haveSameClocks([winter], 'Europe/London', 'Africa/Abidjan')).toBe(true);
  expect(haveSameClocks([winter, '2027-07-06T17:00:00Z'], 'Europe/London', 'Africa/Abidjan')).toBe(false);
});
