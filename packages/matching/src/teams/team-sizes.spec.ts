import { teamSizes } from './team-sizes.ts';

it.each([
  [400, 4, Array.from({ length: 100 }, () => 4)],
  [11, 4, [4, 4, 3]],
  [10, 4, [4, 3, 3]],
  [9, 4, [3, 3, 3]],
  [5, 4, [5]],
  [6, 5, [6]],
  [7, 5, [4, 3]],
  [5, 2, [3, 2]],
  [3, 4, [3]],
  [2, 4, [2]],
  [1, 4, []],
  [0, 4, []],
])('puts %i people into teams of %i so that nobody is left over', (people, size, expected) => {
  expect(teamSizes(people, size)).toEqual(expected);
});
