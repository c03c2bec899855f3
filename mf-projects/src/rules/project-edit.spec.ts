import { aProject } from '@crewdeck/module-sdk/builders';
import { aTeamOf } from '../testing/builders.ts';
import { changesOf, editOf, hasChanges, projectEditProblems } from './project-edit.ts';

const NOW = new Date('2026-03-11T15:00:00Z');

describe('saving an edit', () => {
  it('sends only what the person changed', () => {
    const before = editOf(aProject({ title: 'Campus map' }));
    expect(changesOf(before, { ...before, title: ' Campus atlas ' })).toEqual({ title: 'Campus atlas' });
  });

  it('drops empty entries of a list', () => {
    const before = editOf(aProject({ techStack: ['React'] }));
    expect(changesOf(before, { ...before, techStack: 'React, , Go,' })).toEqual({ techStack: ['React', 'Go'] });
  });

  it('sends a size of at least 1', () => {
    const before = editOf(aProject({ maxTeamSize: 4 }));
    expect(changesOf(before, { ...before, maxTeamSize: '0' })).toEqual({ maxTeamSize: 1 });
  });

  it('sends a deadline that was emptied as none', () => {
    const before = editOf(aProject({ deadline: '2026-10-01' }));
    expect(changesOf(before, { ...before, deadline: '' })).toEqual({ deadline: null });
  });
});

describe('an untouched edit', () => {
  it('has no changes', () => {
    const before = editOf(aProject());
    expect(hasChanges(before, { ...before })).toBe(false);
    expect(changesOf(before, { ...before })).toEqual({});
  });
});

describe('the problems of an edit', () => {
  it('name a size below the team', () => {
    const project = aProject({ maxTeamSize: 4, collaborators: aTeamOf(2) });
    const problems = projectEditProblems(project, { ...editOf(project), maxTeamSize: '2' }, NOW);
    expect(problems.maxTeamSize).toBe('Your team already has 3 people.');
  });

  it('name a new deadline that is past', () => {
    const project = aProject({ deadline: null });
    const problems = projectEditProblems(project, { ...editOf(project), deadline: '2026-01-01' }, NOW);
    expect(problems.deadline).toBe('This day is over. Choose today or later.');
  });

  it('leave an old deadline alone', () => {
    const project = aProject({ deadline: '2026-01-01' });
    expect(projectEditProblems(project, editOf(project), NOW).deadline).toBeUndefined();
  });
});
