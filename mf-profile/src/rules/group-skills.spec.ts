import { aProfile } from '../testing/builders.ts';
import { groupSkills, skillLabels, skillNamesOf } from './group-skills.ts';

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

const skill = (name: string, level: string) => ({ skill: { id: name.toLowerCase(), name }, level });

describe('how a skill is written', () => {
  it('is its name while every skill has the level that all are saved with', () => {
    const labelOf = skillLabels({ skills: [skill('React', 'Advanced'), skill('Go', 'Advanced')] });
    expect(['React', 'Go'].map(labelOf)).toEqual(['React', 'Go']);
  });

  it('names the level of each one once a level was chosen', () => {
    const labelOf = skillLabels({ skills: [skill('React', 'Advanced'), skill('Go', 'Beginner')] });
    expect(['React', 'Go', 'Knots'].map(labelOf)).toEqual(['React · Advanced', 'Go · Beginner', 'Knots']);
  });
});
