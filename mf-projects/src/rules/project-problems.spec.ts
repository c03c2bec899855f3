import { projectProblems } from './project-problems.ts';

const NOW = new Date('2026-03-11T15:00:00Z');
const problemsOf = (sent: Parameters<typeof projectProblems>[0]) => projectProblems(sent, NOW);
const names = (count: number) => Array.from({ length: count }, String);

describe('what a person reads about a field', () => {
  it.each([
    [{ title: '  ' }, { title: 'Give your project a title.' }],
    [{ title: 'x'.repeat(121) }, { title: 'Use at most 120 characters.' }],
    [{ description: 'x'.repeat(5001) }, { description: 'Use at most 5,000 characters.' }],
    [{ tags: names(21) }, { tags: 'Add up to 20.' }],
    [
      { techStack: ['x'.repeat(41)] },
      { techStack: `“${'x'.repeat(40)}…” is too long. Use at most 40 characters each.` },
    ],
    [{ maxTeamSize: 51 }, { maxTeamSize: 'Choose a team size of at most 50.' }],
    [{ deadline: '2026-03-10' }, { deadline: 'That day has passed. Choose today or later.' }],
  ])('%#: says how it can be sent', (sent, problems) => {
    expect(problemsOf(sent)).toEqual(problems);
  });

  it('is nothing at the bounds, nor for a deadline that is today or none', () => {
    const title = 'x'.repeat(120);
    expect(problemsOf({ title, tags: names(20), rolesNeeded: ['x'.repeat(60)], maxTeamSize: 50 })).toEqual({});
    expect(problemsOf({ deadline: '2026-03-11' })).toEqual({});
    expect(problemsOf({ deadline: null })).toEqual({});
  });
});

it('a team cannot be made smaller than it is', () => {
  expect(projectProblems({ maxTeamSize: 3 }, NOW, 3)).toEqual({});
  expect(projectProblems({ maxTeamSize: 2 }, NOW, 3)).toEqual({
    maxTeamSize: 'Your team already has 3 people.',
  });
});
