import { suggestSkills } from '@crewdeck/matching/skills';
import { skillOptions } from './skill-options.ts';

const optionsFor = (typed: string, chosen: readonly string[] = []) => skillOptions(suggestSkills, typed, chosen);

describe('what is suggested for a skill', () => {
  it('is what it is called, with what was typed', () => {
    expect(optionsFor('k8s')).toEqual([{ value: 'Kubernetes', label: 'k8s' }]);
  });

  it('begins with what was typed before what contains it', () => {
    const values = optionsFor('post').map(({ value }) => value);
    expect(values.indexOf('PostgreSQL')).toBeGreaterThanOrEqual(0);
    expect(values.every((value) => /^post/i.test(value))).toBe(true);
    expect(values.length).toBeLessThanOrEqual(8);
  });

  it('goes on behind the last comma', () => {
    expect(optionsFor('Blender, kuber')[0]).toEqual({ value: 'Blender, Kubernetes', label: undefined });
  });

  it('leaves out what is chosen, and is nothing for nothing', () => {
    expect(optionsFor('k8s', ['kubernetes'])).toEqual([]);
    expect(optionsFor('Kubernetes').map(({ value }) => value)).not.toContain('Kubernetes');
    expect(optionsFor('Blender, ')).toEqual([]);
    expect(optionsFor('Underwater Welding')).toEqual([]);
  });
});
