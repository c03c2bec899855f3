import { teamsWords } from './teams-words.ts';

test.each([
  [0, null],
  [1, '1 team forms'],
  [2, '2 teams form'],
  [19, '19 teams form'],
  [20, '20+ teams form'],
])('%i reads %s', (count, words) => {
  expect(teamsWords(count)).toBe(words);
});
