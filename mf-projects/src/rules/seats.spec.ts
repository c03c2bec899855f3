import { activeFirst, isFull, openSeatsText, seatsText } from './seats.ts';

describe('seats', () => {
  it('are counted with the owner', () => {
    expect(seatsText({ maxTeamSize: 4, openSeats: 2 })).toBe('2 of 4 seats taken');
    expect(seatsText({ maxTeamSize: 1, openSeats: 1 })).toBe('1 of 2 seats taken');
  });

  it.each([
    [0, false, 'No open seat'],
    [1, true, '1 open seat'],
    [3, true, '3 open seats'],
    [3, false, 'Not looking for people'],
  ])('%d open of a project that looks: %s, read %j', (openSeats, isLooking, text) => {
    expect(openSeatsText({ openSeats, isLooking })).toBe(text);
  });
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
