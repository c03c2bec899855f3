import { whyNobodyJoins } from './why-nobody-joins.ts';

const NOW = new Date('2026-11-22T23:00:00Z');
const open = { status: 'Open' as const, deadline: null, openSeats: 2 };

it.each([
  [{ ...open, openSeats: 0 }, 'a larger team'],
  [{ ...open, deadline: '2026-11-20' }, 'a later deadline'],
  [{ ...open, deadline: '2026-11-20', openSeats: 0 }, 'a later deadline and a larger team'],
  [{ ...open, status: 'Archived' as const }, 'another status'],
  [{ ...open, status: 'Archived' as const, openSeats: 0 }, 'another status and a larger team'],
  [{ ...open, status: 'Completed' as const, deadline: '2027-01-01' }, 'another status'],
])('says of %j what lets people join again, and nothing else', (project, changes) => {
  expect(whyNobodyJoins(project, NOW)).toBe(`Nobody can join at the moment. It takes ${changes}.`);
});
