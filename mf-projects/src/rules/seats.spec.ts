import { activeFirst, isFull } from './seats.ts';

it('only a project that still runs is full', () => {
  expect(isFull({ status: 'Open', openSeats: 0 })).toBe(true);
  expect(isFull({ status: 'Open', openSeats: 1 })).toBe(false);
  expect(isFull({ status: 'Completed', openSeats: 0 })).toBe(false);
  expect(isFull({ status: 'Archived', openSeats: 0 })).toBe(false);
});

it('projects that still run come before those that have ended', () => {
  const projects = [
    { id: 'a', status: 'Archived' },
    { id: 'b', status: 'Open' },
    { id: 'c', status: 'Completed' },
    { id: 'd', status: 'In Progress' },
  ] as const;
  expect(activeFirst(projects).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});
