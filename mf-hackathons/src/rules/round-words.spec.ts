import { roundWords, teamsProposedWords } from './round-words.ts';

it('of a round says how large the teams are, who opened it, and what came of it', () => {
  const round = { id: 'r1', teamSize: 4, openedBy: 'ops@example.org', openedAt: '2026-11-22T12:00:00Z' };
  expect(roundWords({ ...round, proposals: { open: 1, formed: 3, ended: 0 } })).toMatch(
    /^Teams of 4, 22 Nov 2026, \d\d:\d\d, by ops@example\.org: 3 formed, 1 waits for answers, 0 did not come about\.$/,
  );
});

it.each([
  [0, 'No team could be proposed.'],
  [1, '1 team is proposed. Their people have a day to answer.'],
  [3, '3 teams are proposed. Their people have a day to answer.'],
])('of %d teams says %j', (teams, words) => {
  expect(teamsProposedWords(teams)).toBe(words);
});
