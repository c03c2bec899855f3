import {
  askedWords,
  countsWords,
  fellThroughWords,
  reachedWords,
  roundWords,
  seekersWords,
  teamsProposedWords,
  teamsWords,
} from './team-words.ts';

const NEXT = "When we have another one for you, it appears here, and we'll notify you.";
const AND_THEN = "They have a day to answer. People whose proposed team still waits for answers aren't asked again.";

it('of a round says how large the teams are, who opened it, and what came of it', () => {
  const round = { id: 'r1', teamSize: 4, openedBy: 'ops@example.org', openedAt: '2026-11-22T12:00:00Z' };
  expect(roundWords({ ...round, proposals: { open: 1, formed: 3, ended: 0 } })).toMatch(
    /^Teams of 4, 22 Nov 2026, \d\d:\d\d, by ops@example\.org: 4 proposed\. 3 formed, 1 waiting for answers, 0 fell through\.$/,
  );
  expect(roundWords({ ...round, proposals: { open: 0, formed: 2, ended: 1 } })).toMatch(
    /: 3 proposed, counting replacements\. 2 formed, 0 waiting for answers, 1 fell through\.$/,
  );
  expect(roundWords({ ...round, proposals: { open: 0, formed: 0, ended: 0 } })).toMatch(/: none proposed\.$/);
});

it.each([
  ['yes', null, 'Your last team fell through: not everyone said yes. Everyone who did stays together in the next one.'],
  ['yes', 'No other team had room.', 'Your last team fell through: not everyone said yes. No other team had room.'],
  ['no', null, `You're no longer in your last proposed team. ${NEXT}`],
  ['no', 'No other team had room.', "You're no longer in your last proposed team. No other team had room."],
  ['waiting', null, `Your last team fell through before you answered. ${NEXT}`],
] as const)(
  'of a team that fell through, whoever answered %s and is unplaced since %j reads %j',
  (answer, why, words) => {
    expect(fellThroughWords({ answer }, why)).toBe(words);
  },
);

it.each([
  [0, "We couldn't propose any teams."],
  [1, '1 team proposed. Everyone has a day to answer.'],
  [3, '3 teams proposed. Everyone has a day to answer.'],
])('of %d teams says %j', (teams, words) => {
  expect(teamsProposedWords(teams)).toBe(words);
});

it.each([
  [0, 'Nobody without a proposed team is looking right now.'],
  [1, `We'll ask 1 person at most. ${AND_THEN}`],
  [9, `We'll ask up to 9 people. ${AND_THEN}`],
  [1000, `We'll ask people who are looking. ${AND_THEN}`],
])('before a round of %d who look says %j', (looking, words) => {
  expect(askedWords(looking)).toBe(words);
});

it.each([
  [{ looking: 0, proposed: 0, onTeam: 0 }, 'Nobody is looking for a team yet.'],
  [{ looking: 0, proposed: 3, onTeam: 6 }, '0 looking, 3 with a proposed team, 6 on a team'],
  [{ looking: 1000, proposed: 1, onTeam: 0 }, '1000+ looking, 1 with a proposed team, 0 on a team'],
])('of %j organisers read %j', (counts, words) => {
  expect(countsWords({ ...counts, reached: 0 })).toBe(words);
});

it.each([
  [0, false, 'Nobody is looking for a team yet.'],
  [1, false, '1 person is looking for teammates so far.'],
  [1, true, "You're the only one looking right now."],
  [12, true, '12 people are looking for teammates so far.'],
  [1000, false, '1000+ people are looking for teammates so far.'],
])('of %d who look, the reader too: %s, one reads %j', (count, isLooking, words) => {
  expect(seekersWords(count, isLooking)).toBe(words);
});

it.each([
  [0, 'Nobody takes part yet, so nobody gets it.'],
  [1, 'It goes to 1 person taking part: '],
  [12, 'It goes to 12 people taking part: '],
  [1000, 'It goes to 1000+ people taking part: '],
  [undefined, 'It goes to everyone who takes part: '],
])('before an announcement to %s says %j', (people, words) => {
  expect(reachedWords(people)).toContain(words);
});

test.each([
  [0, null],
  [1, '1 team forming'],
  [2, '2 teams forming'],
  [19, '19 teams forming'],
  [20, '20+ teams forming'],
])('%i reads %s', (count, words) => {
  expect(teamsWords(count)).toBe(words);
});
