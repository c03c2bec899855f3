import { writeDayInWords, writeDistance } from './describe-days.ts';

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
