import { canonicalSkill } from '@crewdeck/skills';
import { skillsBeside } from './skills-beside.ts';

it('tells the skills that the project is built with from the others, whatever they are called', () => {
  expect(skillsBeside(['Go', 'react', 'K8s', 'Figma'], ['React', 'Node.js', 'Kubernetes'], canonicalSkill)).toEqual({
    matching: ['react', 'K8s'],
    others: ['Go', 'Figma'],
  });
});
