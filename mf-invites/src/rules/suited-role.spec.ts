import { canonicalSkill } from '@crewdeck/matching/skills';
import { suitedRole } from './suited-role.ts';

const ROLES = ['Designer', 'Front-end Developer', 'Backend Developer', 'React Native developer'];
const suits = (...names: string[]) => {
  const skills = names.map((name) => ({ skill: { id: name, name }, level: 'Advanced' }));
  return suitedRole(ROLES, { skills }, canonicalSkill);
};

describe('the role that suits a person', () => {
  it('names the area of most of their skills, under any of their names', () => {
    expect(suits('Node', 'postgres', 'ReactJS', 'TypeScript')).toBe('Front-end Developer');
    expect(suits('Node', 'Python', 'ReactJS')).toBe('Backend Developer');
  });

  it('names a skill of theirs', () => {
    expect(suits('react-native')).toBe('React Native developer');
  });

  it('is one that they name themselves, whatever they know', () => {
    const skills = [{ skill: { id: 'React', name: 'React' }, level: 'Advanced' }];
    expect(suitedRole(ROLES, { skills, roles: ['Tester', 'backend developer'] }, canonicalSkill)).toBe(
      'Backend Developer',
    );
  });

  it('is none where their skills say nothing, or none is open', () => {
    expect(suits('Welding')).toBe('');
    expect(suitedRole([], { skills: [] }, canonicalSkill)).toBe('');
  });
});
