import type { OrganiserEvent } from '@crewdeck/contract';
import { countsWords, organiserEventWords, reachedWords } from './organiser-words.ts';

const GRANT: OrganiserEvent = {
  id: 'e1',
  action: 'grant',
  actor: 'ops@example.org',
  person: { id: 'p1', name: 'Ada' },
  detail: '',
  at: '2026-11-26T12:00:00Z',
};

it.each<[Partial<OrganiserEvent>, string]>([
  [{}, 'ops@example.org made Ada an organiser.'],
  [{ action: 'revoke', actor: 'Grace' }, 'Grace removed Ada as an organiser.'],
  [{ action: 'open_round', actor: 'Grace', person: null, detail: 'teams of 4' }, 'Grace proposed teams of 4.'],
  [{ action: 'cancel_round', person: null }, 'ops@example.org cancelled a planned round.'],
  [{ action: 'set_sizes', person: null, detail: '2 to 5' }, 'ops@example.org set the size of teams: 2 to 5.'],
  [
    { action: 'edit_details', person: null, detail: 'start, prizes' },
    'ops@example.org changed the event details: start, prizes.',
  ],
  [{ action: 'export', person: null, detail: '1' }, 'ops@example.org exported 1 person.'],
  [{ action: 'announce', person: null, detail: '12' }, 'ops@example.org sent an announcement to 12 people.'],
  [{ actor: null, person: null }, 'A former member made a former member an organiser.'],
])('an event with %j reads: %s', (changes, words) => {
  expect(organiserEventWords({ ...GRANT, ...changes }, null)).toBe(words);
});

it('a planned round is told by the clocks of its event', () => {
  const planned = { ...GRANT, action: 'plan_round' as const, person: null, detail: 'teams of 4, 2099-11-27T18:00:00Z' };
  expect(organiserEventWords(planned, 'Asia/Tokyo')).toBe(
    'ops@example.org planned a round: teams of 4, Sat 28 Nov 2099, 03:00 GMT+9.',
  );
});

it.each([
  [{ looking: 0, proposed: 0, onTeam: 0 }, null],
  [{ looking: 0, proposed: 3, onTeam: 6 }, '0 looking, 3 with a proposed team, 6 on a team'],
  [{ looking: 1000, proposed: 1, onTeam: 0 }, '1000+ looking, 1 with a proposed team, 0 on a team'],
])('of %j organisers read %j', (counts, words) => {
  expect(countsWords({ ...counts, reached: 0 })).toBe(words);
});

it.each([
  [0, 'Nobody is taking part yet, so nobody is emailed. People who take part later see it on the event page.'],
  [1, 'It goes to 1 person taking part: '],
  [12, 'It goes to 12 people taking part: '],
  [1000, 'It goes to 1000+ people taking part: '],
  [undefined, 'It goes to everyone who takes part: '],
])('before an announcement to %s says %j', (people, words) => {
  expect(reachedWords(people)).toContain(words);
});
