import { hasFreeSeat, isBelowTeam, teamCount } from './team.ts';

const member = { id: 'ffffffff-0000-4000-8000-000000000001', name: 'Grace Hopper', role: 'Designer' };

describe('a team', () => {
  it('is its collaborators and its owner', () => {
    expect(teamCount({ collaborators: [] })).toBe(1);
    expect(teamCount({ collaborators: [member] })).toBe(2);
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
