import { whyNobodyJoins } from './why-nobody-joins.ts';

const NOW = new Date('2026-11-22T23:00:00Z');
const open = { status: 'Open' as const, deadline: null, openSeats: 2 };

it.each([
  [{ ...open, openSeats: 0 }, 'A larger team changes that.'],
  [{ ...open, deadline: '2026-11-20' }, 'A later deadline changes that.'],
  [{ ...open, deadline: '2026-11-20', openSeats: 0 }, 'A later deadline and a larger team together change that.'],
  [{ ...open, status: 'Archived' as const }, 'Another status changes that.'],
  [{ ...open, status: 'Archived' as const, openSeats: 0 }, 'Another status and a larger team together change that.'],
  [{ ...open, status: 'Completed' as const, deadline: '2027-01-01' }, 'Another status changes that.'],
])('says of %j what lets people join again, and nothing else', (project, sentence) => {
  expect(whyNobodyJoins(project, NOW)).toBe(`Nobody can join at the moment. ${sentence}`);
});
