import { groupedSkills, presentedSkills, storedSkills } from './skills.rules.ts';

const skill = (skillId: string) => ({ skillId, level: 'Advanced' });

describe('the skills of a profile', () => {
  it("are kept in the catalogue's spelling, unknown ones as they were written", () => {
    expect(storedSkills([skill('next.JS'), skill('Figma')]).map(({ name }) => name)).toEqual(['Next.js', 'Figma']);
  });

  it('are kept once, however they are spelled', () => {
    expect(storedSkills([skill('figma'), skill('FIGMA')]).map(({ name }) => name)).toEqual(['figma']);
  });

  it('have an id that can be sent back as it is', () => {
    const stored = storedSkills([skill('C#'), skill('Figma')]);
    const sentBack = presentedSkills(stored).map(({ skill: { id }, level }) => ({ skillId: id, level }));
    expect(storedSkills(sentBack)).toEqual(stored);
  });

  it('stand in the group of the catalogue, mobile ones among the custom ones', () => {
    const names = ['Vue.js', 'Go', 'Supabase', 'Ionic', 'Figma'];
    expect(groupedSkills(names.map((name) => ({ name, level: 'Advanced' })))).toEqual({
      frontendSkills: ['Vue.js'],
      backendSkills: ['Go'],
      dbSkills: ['Supabase'],
      customSkills: ['Ionic', 'Figma'],
    });
  });
});
