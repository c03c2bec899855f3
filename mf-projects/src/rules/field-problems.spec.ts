import { aTeamOf } from '../testing/builders.ts';
import { deadlineProblem, descriptionProblem, listProblem, teamSizeProblem, titleProblem } from './field-problems.ts';

describe('a title', () => {
  it('is needed', () => {
    expect(titleProblem('  ')).toBe('Give your project a title.');
  });

  it('has at most 120 characters', () => {
    expect(titleProblem('x'.repeat(120))).toBeUndefined();
    expect(titleProblem('x'.repeat(121))).toBe('Use at most 120 characters.');
  });
});

it('a description has at most 5,000 characters', () => {
  expect(descriptionProblem('x'.repeat(5000))).toBeUndefined();
  expect(descriptionProblem('x'.repeat(5001))).toBe('Use at most 5,000 characters.');
});

describe('a list', () => {
  it('has at most 20 entries', () => {
    expect(listProblem(Array.from({ length: 20 }, String))).toBeUndefined();
    expect(listProblem(Array.from({ length: 21 }, String))).toBe('Name at most 20.');
  });

  it('has entries of at most 40 characters unless told', () => {
    expect(listProblem(['x'.repeat(40)])).toBeUndefined();
    expect(listProblem(['x'.repeat(41)])).toContain('at most 40 characters');
    expect(listProblem(['x'.repeat(60)], 60)).toBeUndefined();
  });
});

describe('a team size', () => {
  it('may be left open', () => {
    expect(teamSizeProblem('')).toBeUndefined();
  });

  it('is at most 50', () => {
    expect(teamSizeProblem('50')).toBeUndefined();
    expect(teamSizeProblem('51')).toBe('A team has at most 50 people.');
  });

  it('is never below the team', () => {
    expect(teamSizeProblem('3', aTeamOf(2))).toBeUndefined();
    expect(teamSizeProblem('2', aTeamOf(2))).toBe('Your team already has 3 people.');
  });
});

it('a deadline is not past', () => {
  const now = new Date('2026-03-11T15:00:00Z');
  expect(deadlineProblem('2026-03-10', now)).toBe('This day is over. Choose today or later.');
  expect(deadlineProblem('2026-03-11', now)).toBeUndefined();
});
