import { sizesWords, usualSize } from './team-sizes.ts';

it.each([
  [{ min: 2, max: 10 }, 4, '2 to 10 people'],
  [{ min: 5, max: 6 }, 5, '5 to 6 people'],
  [{ min: 3, max: 3 }, 3, '3 people'],
])('%j starts with teams of %i, and reads %j', (sizes, usual, words) => {
  expect([usualSize(sizes), sizesWords(sizes)]).toEqual([usual, words]);
});
