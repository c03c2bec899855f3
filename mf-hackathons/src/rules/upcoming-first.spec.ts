import { aHackathon } from '../testing/builders.ts';
import { upcomingFirst } from './upcoming-first.ts';

test('the soonest hackathon to come is first, and the one that is over longest is last', () => {
  const days = ['2026-11-01', '2027-05-01', '2026-11-21', '2026-11-20', '2026-12-01'];
  const listed = upcomingFirst(
    days.map((eventDate) => aHackathon({ eventDate })),
    '2026-11-21',
  );

  expect(listed.map(({ eventDate }) => eventDate)).toEqual([
    '2026-11-21',
    '2026-12-01',
    '2027-05-01',
    '2026-11-20',
    '2026-11-01',
  ]);
});
