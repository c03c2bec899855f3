import { groupedSkills, presentedSkills, storedSkills } from './skills.rules.ts';

const skill = (skillId: string) => ({ skillId, level: 'Advanced' });

describe('the skills of a profile', () => {
  it('are kept under their known names, unknown ones as they were written', () => {
    const kept = storedSkills(['next.JS', 'reactjs', 'k8s', 'under Water'].map(skill));
    expect(kept.map(({ name }) => name)).toEqual(['Next.js', 'React', 'Kubernetes', 'under Water']);
  });

  it('are kept once for all their names and spellings', () => {
    const kept = storedSkills(['golang', 'Go', 'knots', 'KNOTS'].map(skill));
    expect(kept.map(({ name }) => name)).toEqual(['Go', 'knots']);
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
