import { teamCount } from './team.ts';

const member = { id: 'ffffffff-0000-4000-8000-000000000001', name: 'Grace Hopper', role: 'Designer' };

test('a team is its collaborators and its owner', () => {
  expect(teamCount({ collaborators: [] })).toBe(1);
  expect(teamCount({ collaborators: [member] })).toBe(2);
});
