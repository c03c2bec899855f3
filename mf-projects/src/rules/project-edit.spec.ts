import { aProject } from '@crewdeck/module-sdk/builders';
import { changesOf, editOf } from './project-edit.ts';

describe('saving an edit', () => {
  it('sends only what the person changed', () => {
    const before = editOf(aProject({ title: 'Campus map' }));
    expect(changesOf(before, { ...before, title: ' Campus atlas ' })).toEqual({ title: 'Campus atlas' });
  });

  it('drops empty entries of a list', () => {
    const before = editOf(aProject({ techStack: ['React'] }));
    expect(changesOf(before, { ...before, techStack: 'React, , Go,' })).toEqual({ techStack: ['React', 'Go'] });
  });

  it('sends nothing for spaces and empty entries, nor for an untouched entry with a comma', () => {
    const before = editOf(aProject({ techStack: ['React, Go'], tags: ['campus'] }));
    expect(changesOf(before, { ...before, title: `${before.title} `, tags: ' campus ,,' })).toEqual({});
  });

  it('sends a size of at least 1', () => {
    const before = editOf(aProject({ maxTeamSize: 4 }));
    expect(changesOf(before, { ...before, maxTeamSize: '0' })).toEqual({ maxTeamSize: 1 });
  });

  it('sends status, tags, difficulty, visibility and hackathon as they were changed', () => {
    const before = editOf(aProject({ hackathon: { id: 'h', title: 'Night of code' } }));
    const edit = {
      ...before,
      status: 'Completed',
      tags: 'maps, ',
      difficulty: 'Advanced',
      collaborationType: 'Invite only',
      hackathonId: '',
    } as const;
    expect(changesOf(before, edit)).toEqual({
      status: 'Completed',
      tags: ['maps'],
      difficulty: 'Advanced',
      collaborationType: 'Invite only',
      hackathonId: null,
    });
  });

  it('sends a deadline that was emptied as none', () => {
    const before = editOf(aProject({ deadline: '2026-10-01' }));
    expect(changesOf(before, { ...before, deadline: '' })).toEqual({ deadline: null });
  });
});

it('an untouched edit has no changes', () => {
  const before = editOf(aProject());
  expect(changesOf(before, { ...before })).toEqual({});
});
