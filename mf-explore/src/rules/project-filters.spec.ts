import { describeProjectFilters, NO_PROJECT_FILTERS, projectQueryOf, readProjectFilters } from './project-filters.ts';

describe('filters of the project list', () => {
  it('come back from the address as they were written', () => {
    const filters = { tech: 'react, go', tags: 'health', difficulty: 'Beginner' } as const;
    expect(readProjectFilters(new URLSearchParams(projectQueryOf(filters)))).toEqual(filters);
  });

  it('are sent only when they are not empty', () => {
    expect(projectQueryOf({ tech: ' react ', tags: '  ', difficulty: '' })).toEqual({ tech: 'react' });
    expect(projectQueryOf(NO_PROJECT_FILTERS)).toEqual({});
  });

  it('ignore a difficulty that is not offered', () => {
    expect(readProjectFilters(new URLSearchParams('difficulty=Impossible')).difficulty).toBe('');
  });

  it('are named one by one, and not while they hold only blanks', () => {
    expect(describeProjectFilters({ tech: 'rust', tags: 'fun', difficulty: 'Advanced' })).toEqual([
      'tech stack “rust”',
      'tags “fun”',
      'difficulty Advanced',
    ]);
    expect(describeProjectFilters({ tech: ' ', tags: '', difficulty: '' })).toEqual([]);
  });
});
