import { aHackathon } from '../testing/builders.ts';
import { registrationState, registrationWords } from './registration-state.ts';

const today = '2026-11-21';

describe('whether one can still register', () => {
  test.each([
    ['the deadline is today', { deadline: '2026-11-21' }, 'closes-soon'],
    ['the deadline is a week away', { deadline: '2026-11-28' }, 'closes-soon'],
    ['the deadline is further away', { deadline: '2026-11-29' }, 'open'],
    ['the deadline was yesterday', { deadline: '2026-11-20' }, 'closed'],
    ['there is no deadline', { deadline: null }, 'unknown'],
    ['the hackathon is over', { eventDate: '2026-11-20', deadline: '2026-11-29' }, 'past'],
    ['it began yesterday and ends today', { eventDate: '2026-11-20', endsAt: '2026-11-21T12:00:00Z' }, 'under-way'],
    ['it began and ended yesterday', { eventDate: '2026-11-20', endsAt: '2026-11-20T12:00:00Z' }, 'past'],
    ['it begins today and nobody set a deadline', { eventDate: '2026-11-21', deadline: null }, 'unknown'],
  ])('when %s', (_case, changes, state) => {
    expect(registrationState(aHackathon(changes), today)).toBe(state);
  });
});

const eventDate = '2027-03-06';

test.each([
  [{ eventDate, deadline: '2027-02-20' }, 'Registration closes in 10 days, on Sat 20 Feb.'],
  [{ eventDate, deadline: '2027-02-10' }, 'Registration closes today, on Wed 10 Feb.'],
  [{ eventDate, deadline: '2027-02-09' }, 'Registration closed on Tue 9 Feb.'],
  [{ eventDate, deadline: null }, "The organiser hasn't said when registration closes."],
  [{ eventDate: '2027-02-01', deadline: '2027-01-20' }, 'This hackathon is over.'],
  [{ eventDate: '2027-02-09', endsAt: '2027-02-11T12:00:00Z' }, 'This hackathon is under way.'],
])('%j reads %s', (hackathon, words) => {
  expect(registrationWords(aHackathon(hackathon), '2027-02-10')).toBe(words);
});
