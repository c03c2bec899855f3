import { skillsBeside } from './skills-beside.ts';

it('tells the skills that the project is built with from the others', () => {
  expect(skillsBeside(['Go', 'react', 'Figma'], ['React', 'Node.js'])).toEqual({
    matching: ['react'],
    others: ['Go', 'Figma'],
  });
});
