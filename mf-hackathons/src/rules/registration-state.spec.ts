import { aHackathon } from '../testing/builders.ts';
import { registrationState } from './registration-state.ts';

const today = '2026-11-21';

describe('whether one can still register', () => {
  test.each([
    ['the deadline is today', { deadline: '2026-11-21' }, 'closes-soon'],
    ['the deadline is a week away', { deadline: '2026-11-28' }, 'closes-soon'],
    ['the deadline is further away', { deadline: '2026-11-29' }, 'open'],
    ['the deadline was yesterday', { deadline: '2026-11-20' }, 'closed'],
    ['there is no deadline', { deadline: null }, 'unknown'],
    ['the hackathon is over', { eventDate: '2026-11-20', deadline: '2026-11-29' }, 'past'],
    ['it begins today and nobody set a deadline', { eventDate: '2026-11-21', deadline: null }, 'unknown'],
  ])('when %s', (_case, changes, state) => {
    expect(registrationState(aHackathon(changes), today)).toBe(state);
  });
});
