import { PROJECT_STATUSES } from './constants.ts';
import {
  hasFreeSeat,
  isBelowTeam,
  isProjectOver,
  isTeamFull,
  openSeatsText,
  projectStates,
  rolesLeft,
  teamCount,
  teamText,
} from './team.ts';

describe('a team', () => {
  it.each([
    [1, 1, 1],
    [2, 1, 1],
    [4, 2, 2],
    [4, 0, 4],
  ])('of size %i with %i open seats is %i people, whoever of them is named', (maxTeamSize, openSeats, count) => {
    expect(teamCount({ maxTeamSize, openSeats })).toBe(count);
  });

  it.each([
    [1, 0, true],
    [1, 1, false],
    [2, 0, true],
    [2, 1, false],
    [3, 1, true],
    [3, 2, false],
    [5, 3, true],
    [5, 4, false],
  ])('of size %i with %i members has a free seat: %p', (maxTeamSize, memberCount, expected) => {
    expect(hasFreeSeat({ maxTeamSize, memberCount })).toBe(expected);
  });

  it('fits a size that seats its members and the owner', () => {
    expect([isBelowTeam(1, 0), isBelowTeam(3, 2), isBelowTeam(2, 2)]).toEqual([false, false, true]);
  });
});

test.each([
  [4, 1, '1 seat open'],
  [4, 3, '3 seats open'],
  [1, 1, 'Looking for teammates'],
])('of a team of size %d, that %d of its seats are free reads %j', (maxTeamSize, openSeats, text) => {
  expect(openSeatsText({ openSeats, maxTeamSize })).toBe(text);
});

test.each([
  ['Open', 4, 2, '2 of 4 on the team'],
  ['Open', 2, 0, '2 of 2 on the team'],
  ['Open', 1, 1, '1 on the team'],
  ['Completed', 5, 2, '3 on the team'],
  ['Archived', 5, 3, '2 on the team'],
] as const)(
  'a team of a project that is %s, of size %i with %i open seats, reads %j',
  (status, maxTeamSize, openSeats, text) => {
    expect(teamText({ status, maxTeamSize, openSeats })).toBe(text);
  },
);

test('a project that is completed or archived is over', () => {
  expect(PROJECT_STATUSES.filter((status) => isProjectOver({ status }))).toEqual(['Completed', 'Archived']);
});

describe('the roles left', () => {
  const collaborators = [{ id: 'g', name: 'Grace', role: 'designer ' }];

  it('are those that nobody on the team has', () => {
    const rolesNeeded = ['Designer', 'Developer', 'Designer'];
    expect(rolesLeft({ rolesNeeded, collaborators })).toEqual(['Developer', 'Designer']);
    expect(rolesLeft({ rolesNeeded, collaborators: [] })).toEqual(rolesNeeded);
  });
});

it('only a project that still runs is full', () => {
  expect(isTeamFull({ status: 'Open', openSeats: 0 })).toBe(true);
  expect(isTeamFull({ status: 'Open', openSeats: 1 })).toBe(false);
  expect(isTeamFull({ status: 'Completed', openSeats: 0 })).toBe(false);
  expect(isTeamFull({ status: 'Archived', openSeats: 0 })).toBe(false);
});

it('a full project is not said to be open', () => {
  expect(projectStates({ status: 'Open', openSeats: 0 })).toEqual(['Full']);
  expect(projectStates({ status: 'In Progress', openSeats: 0 })).toEqual(['Full', 'In Progress']);
  expect(projectStates({ status: 'Completed', openSeats: 0 })).toEqual(['Completed']);
  expect(projectStates({ status: 'Open', openSeats: 2 })).toEqual(['Open']);
  expect(projectStates({ status: 'Open' })).toEqual(['Open']);
});
