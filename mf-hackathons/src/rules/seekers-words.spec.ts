import { seekersWords } from './seekers-words.ts';

it.each([
  [0, 'Nobody looks for a team yet.'],
  [1, '1 looks for a team so far.'],
  [12, '12 look for a team so far.'],
  [1000, '1000+ look for a team so far.'],
])('of %d who look one reads %j', (count, words) => {
  expect(seekersWords(count)).toBe(words);
});
