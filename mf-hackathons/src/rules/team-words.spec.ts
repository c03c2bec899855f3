import { aTeamProposal } from '../testing/builders.ts';
import {
  announcedWords,
  askedWords,
  fellThroughWords,
  ownerWords,
  roundWords,
  seekersWords,
  teamsProposedWords,
  teamsWords,
  waitingWords,
} from './team-words.ts';

/** The profile of the first member of a proposal of the builder, and of the second. */
const [ADA = '', GRACE = ''] = aTeamProposal().members.map(({ id }) => id);
const NEXT = "We're looking for another one, and we'll notify you.";
const AND_THEN =
  "They have a day to answer. People whose proposed team is still waiting for answers aren't asked again.";

const round = { id: 'r1', teamSize: 4, openedBy: 'ops@example.org', openedAt: '2026-11-22T12:00:00Z' };

it.each([
  [{ open: 1, formed: 3, ended: 0 }, '4 teams proposed, of up to 4 people each. 3 formed and 1 waits for answers.'],
  [
    { open: 2, formed: 1, ended: 1 },
    '4 teams proposed, of up to 4 people each. 1 formed, 2 wait for answers and 1 fell through.',
  ],
  [{ open: 0, formed: 1, ended: 0 }, '1 team proposed, of up to 4 people. 1 formed.'],
  [{ open: 0, formed: 0, ended: 0 }, 'we found no teams of 4.'],
])('of a round with %j says when it was by the clocks of the event, and what came of it', (proposals, words) => {
  const opened = { ...round, openedAt: '2098-11-22T12:00:00Z', proposals };
  expect(roundWords(opened, 'Pacific/Kiritimati')).toBe(`Sun 23 Nov 2098, 02:00 GMT+14: ${words}`);
});

it.each([
  ['yes', null, `You said yes, but not everyone did, so your last team fell through. ${NEXT}`],
  [
    'yes',
    'No team was a match this time. That can change as more people join the search.',
    'You said yes, but not everyone did, so your last team fell through. No team was a match this time. That can change as more people join the search.',
  ],
  ['no', null, `You're no longer in your last proposed team. ${NEXT}`],
  [
    'no',
    'No team was a match this time. That can change as more people join the search.',
    "You're no longer in your last proposed team. No team was a match this time. That can change as more people join the search.",
  ],
  ['waiting', null, `Your last team fell through before you answered. ${NEXT}`],
] as const)(
  'of a team that fell through, whoever answered %s and is unplaced since %j reads %j',
  (answer, why, words) => {
    expect(fellThroughWords(aTeamProposal({ answer, members: [] }), why, ADA)).toBe(words);
  },
);

it('of a team that fell through, people who said yes read with whom they stay together', () => {
  const members = aTeamProposal().members.map((member) => ({ ...member, answer: 'yes' as const }));
  expect(fellThroughWords(aTeamProposal({ answer: 'yes', members }), null, ADA)).toBe(
    "You said yes, but not everyone did, so your last team fell through. We're looking for another one. You stay together with Grace Hopper, and others may join you.",
  );
});

it('of a team that fell through, whoever said no themselves reads so', () => {
  const declined = aTeamProposal({ answer: 'no', hasDeclined: true });
  expect(fellThroughWords(declined, null, ADA)).toBe(`You said no to your last proposed team. ${NEXT}`);
});

const FIRST = "The first to say yes would own your team's project, and can hand it over later.";

it.each([
  ['nobody', [], 2, FIRST],
  ['the reader', [ADA], 2, "You'd own your team's project, as the first to say yes. You can hand it over later."],
  [
    'somebody else',
    [GRACE],
    2,
    "Grace Hopper would own your team's project, as the first to say yes, and can hand it over later.",
  ],
  ['both', [ADA, GRACE], 2, FIRST],
  ['somebody, and perhaps who is not seen,', [GRACE], 3, FIRST],
])('of a proposed team to which %s said yes, it is said who would own its project', (_, yes, size, words) => {
  const members = aTeamProposal().members.map((member) => ({
    ...member,
    answer: yes.includes(member.id) ? ('yes' as const) : member.answer,
  }));
  expect(ownerWords({ project: null, members, size }, ADA)).toBe(words);
});

it('of a team proposed to a project, it is said that its owner stays', () => {
  const proposal = aTeamProposal({ project: { id: 'p1', title: 'Tide clock' } });
  expect(ownerWords(proposal, ADA)).toBe("The project's owner stays the same.");
});

it.each([
  [1, 2, "We're waiting for 1 more person."],
  [0, 2, "We're waiting for 2 more people."],
  [2, 3, null],
])('of %d people who said yes, in a team of %d of which the reader sees two, says %j', (yes, size, words) => {
  const members = aTeamProposal().members.map((member, index) => ({
    ...member,
    answer: index < yes ? ('yes' as const) : member.answer,
  }));
  expect(waitingWords({ members, size })).toBe(words);
});

it.each([
  [0, "We couldn't propose any teams."],
  [1, '1 team proposed. Everyone has a day to answer.'],
  [3, '3 teams proposed. Everyone has a day to answer.'],
])('of %d teams says %j', (teams, words) => {
  expect(teamsProposedWords(teams)).toBe(words);
});

it.each([
  [0, 'Nobody is looking for a team right now, so there are no teams to propose.'],
  [1, 'Only one person or project is looking right now, so there are no teams to propose.'],
  [2, `We'll ask up to 2 people. ${AND_THEN}`],
  [9, `We'll ask up to 9 people. ${AND_THEN}`],
  [1000, `We'll ask people who are looking. ${AND_THEN}`],
])('before a round of %d who look says %j', (looking, words) => {
  expect(askedWords(looking)).toBe(words);
});

it.each([
  [0, false, 'Nobody is looking for a team right now.'],
  [1, false, '1 person is in the team search.'],
  [1, true, "You're the only one looking right now."],
  [2, false, '2 people are in the team search.'],
  [2, true, 'You and 1 other person are in the team search.'],
  [12, true, 'You and 11 other people are in the team search.'],
  [1000, true, '1000+ people are in the team search.'],
  [1000, false, '1000+ people are in the team search.'],
])('of %d who look, the reader too: %s, one reads %j', (count, isLooking, words) => {
  expect(seekersWords(count, isLooking)).toBe(words);
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

test.each([
  [0, 'Nobody was taking part yet, so it was emailed to nobody.'],
  [1, 'Sent to 1 person.'],
  [2, 'Sent to 2 people.'],
])('an announcement to %i people reads %s', (people, words) => {
  expect(announcedWords(people)).toBe(words);
});
