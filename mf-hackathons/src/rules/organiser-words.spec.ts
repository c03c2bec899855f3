import type { OrganiserEvent } from '@crewdeck/contract';
import { organiserEventWords } from './organiser-words.ts';

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
  expect(organiserEventWords({ ...GRANT, ...changes })).toBe(words);
});

it('a planned round is told with its time where the reader is', () => {
  const planned = { ...GRANT, action: 'plan_round' as const, person: null, detail: 'teams of 4, 2026-11-27T18:00:00Z' };
  expect(organiserEventWords(planned)).toMatch(
    /^ops@example\.org planned a round: teams of 4, 2\d Nov 2026, \d\d:\d\d\.$/,
  );
});
