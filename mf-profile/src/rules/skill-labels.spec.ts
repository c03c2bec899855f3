import { skillLabels } from './skill-labels.ts';

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
