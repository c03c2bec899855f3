import {
  describeProjectFilters,
  NO_PROJECT_FILTERS,
  projectQueryOf,
  readProjectFilters,
  writeProjectFilters,
} from './project-filters.ts';

const ALL = {
  search: 'map',
  tech: 'react, go',
  tags: 'health',
  difficulty: 'Beginner',
  open: 'true',
  finished: 'true',
  sort: 'deadline',
} as const;

describe('filters of the project list', () => {
  it('come back from the address as they were written', () => {
    expect(readProjectFilters(writeProjectFilters(ALL))).toEqual(ALL);
    expect(writeProjectFilters(NO_PROJECT_FILTERS)).toEqual({});
  });

  it('are sent only when they are not empty, and always with the order', () => {
    const filters = { ...NO_PROJECT_FILTERS, tech: ' react ', tags: '  ' };
    expect(projectQueryOf(filters, 'looking')).toEqual({ tech: 'react', sort: 'looking' });
  });

  it('ignore what is not offered', () => {
    expect(readProjectFilters({ difficulty: 'Impossible', open: 'maybe', finished: 'maybe', sort: 'random' })).toEqual(
      NO_PROJECT_FILTERS,
    );
  });

  it('are named one by one, and not while they hold only blanks', () => {
    expect(describeProjectFilters(ALL)).toEqual([
      '“map”',
      'tech stack “react, go”',
      'tags “health”',
      'difficulty Beginner',
      'open seats only',
      'finished projects only',
    ]);
    expect(describeProjectFilters({ ...NO_PROJECT_FILTERS, tech: ' ', sort: 'newest' })).toEqual([]);
  });
});
