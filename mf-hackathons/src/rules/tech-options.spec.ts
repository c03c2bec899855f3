import { aHackathon } from '../testing/builders.ts';
import { chosenOption, techOptions } from './tech-options.ts';

const hackathons = [aHackathon({ techStack: ['React', 'go'] }), aHackathon({ techStack: ['Go', 'AWS'] })];
const labels = (chosen: string) => techOptions(hackathons, chosen).map(({ label }) => label);

describe('the tech filter', () => {
  test('offers every tech of the list once, after "All Tech Stacks"', () => {
    expect(labels('')).toEqual(['All Tech Stacks', 'AWS', 'go', 'React']);
  });

  test('keeps a choice that no hackathon names any more', () => {
    expect(labels('COBOL')).toEqual(['All Tech Stacks', 'AWS', 'COBOL', 'go', 'React']);
  });

  test('finds the choice whatever its case', () => {
    expect(chosenOption(techOptions(hackathons, 'GO'), 'GO')).toBe('go');
    expect(chosenOption(techOptions(hackathons, ''), '')).toBe('');
  });
});
