import { hasFreeSeat, teamCount } from './team.ts';

const member = { id: 'ffffffff-0000-4000-8000-000000000001', name: 'Grace Hopper', role: 'Designer' };

test('a team is its collaborators and its owner', () => {
  expect(teamCount({ collaborators: [] })).toBe(1);
  expect(teamCount({ collaborators: [member] })).toBe(2);
});

test('a team has a free seat until collaborators and owner reach its size, and one while no size is chosen', () => {
  expect(hasFreeSeat({ maxTeamSize: 3, memberCount: 1 })).toBe(true);
  expect(hasFreeSeat({ maxTeamSize: 3, memberCount: 2 })).toBe(false);
  expect(hasFreeSeat({ maxTeamSize: 1, memberCount: 0 })).toBe(true);
});
