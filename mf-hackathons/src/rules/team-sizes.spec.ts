import { sizesWords, usualSize } from './team-sizes.ts';

it.each([
  [{ min: 2, max: 10 }, 30, 4, '2 to 10 people'],
  [{ min: 2, max: 10 }, 3, 3, '2 to 10 people'],
  [{ min: 2, max: 10 }, 0, 2, '2 to 10 people'],
  [{ min: 5, max: 6 }, 3, 5, '5 to 6 people'],
  [{ min: 3, max: 3 }, 30, 3, '3 people'],
])('%j while %i look starts with teams of %i, and reads %j', (sizes, looking, usual, words) => {
  expect([usualSize(sizes, looking), sizesWords(sizes)]).toEqual([usual, words]);
});
