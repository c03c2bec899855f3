import { activeFirst, isFull, seatsText } from './seats.ts';

it('seats are counted with the owner', () => {
  expect(seatsText({ status: 'Open', maxTeamSize: 4, openSeats: 2 })).toBe('2 of 4 seats taken');
  expect(seatsText({ status: 'Open', maxTeamSize: 1, openSeats: 1 })).toBe('1 of 2 seats taken');
  expect(seatsText({ status: 'Completed', maxTeamSize: 4, openSeats: 2 })).toBe('2 on the team');
});

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
