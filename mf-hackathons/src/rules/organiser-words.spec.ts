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
  [{ action: 'open_round', actor: 'Grace', person: null, detail: 'Teams of 4' }, 'Grace proposed teams: teams of 4.'],
  [{ actor: null, person: null }, 'A former member made a former member an organiser.'],
])('an event with %j reads: %s', (changes, words) => {
  expect(organiserEventWords({ ...GRANT, ...changes })).toBe(words);
});
