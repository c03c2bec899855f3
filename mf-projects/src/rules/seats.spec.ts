import { activeFirst } from './seats.ts';

it('projects that still run come before those that have ended', () => {
  const projects = [
    { id: 'a', status: 'Archived' },
    { id: 'b', status: 'Open' },
    { id: 'c', status: 'Completed' },
    { id: 'd', status: 'In Progress' },
  ] as const;
  expect(activeFirst(projects).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});
