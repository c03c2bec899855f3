import { aProfile } from '../testing/builders.ts';
import { groupSkills, skillNamesOf } from './group-skills.ts';

describe('the tech stacks of a profile', () => {
  it('are grouped by the catalogue, whatever their case', () => {
    const profile = aProfile({ skills: ['react', 'Node.js', 'Flutter', 'PostgreSQL'] });

    expect(groupSkills(profile)).toEqual([
      { group: 'Frontend', skills: ['react'] },
      { group: 'Backend', skills: ['Node.js'] },
      { group: 'Mobile', skills: ['Flutter'] },
      { group: 'Database', skills: ['PostgreSQL'] },
    ]);
  });

  it('put under Other what the catalogue does not know', () => {
    expect(groupSkills(aProfile({ skills: ['Blender'] }))).toEqual([{ group: 'Other', skills: ['Blender'] }]);
  });

  it('keep a skill the catalogue does not know in the group that the profile lists it in', () => {
    const profile = { ...aProfile({ skills: [] }), frontendSkills: ['Svelte, Lit'], dbSkills: ['SQLite'] };

    expect(groupSkills(profile)).toEqual([
      { group: 'Frontend', skills: ['Svelte', 'Lit'] },
      { group: 'Database', skills: ['SQLite'] },
    ]);
  });

  it('leave out groups without a skill', () => {
    expect(groupSkills(aProfile({ skills: [] }))).toEqual([]);
  });
});

describe('the skills of a profile', () => {
  it('are named once, even when two lists hold them', () => {
    const profile = { ...aProfile({ skills: ['React'] }), frontendSkills: ['React'], customSkills: ['Blender'] };

    expect(skillNamesOf(profile)).toEqual(['React', 'Blender']);
  });

  it('may come from an answer without the four extra lists', () => {
    expect(skillNamesOf({ skills: aProfile({ skills: ['React'] }).skills })).toEqual(['React']);
  });
});
