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
  sort: 'deadline',
} as const;

const read = (query: string) => readProjectFilters(new URLSearchParams(query));

describe('filters of the project list', () => {
  it('come back from the address as they were written', () => {
    const address = Object.entries(writeProjectFilters(ALL)).map(([name, value]) => [name, String(value)]);
    expect(readProjectFilters(new URLSearchParams(address))).toEqual(ALL);
    expect(writeProjectFilters(NO_PROJECT_FILTERS)).toEqual({});
  });

  it('are sent only when they are not empty, and always with the order', () => {
    const filters = { ...NO_PROJECT_FILTERS, tech: ' react ', tags: '  ' };
    expect(projectQueryOf(filters, 'looking')).toEqual({ tech: 'react', sort: 'looking' });
  });

  it('ignore what is not offered', () => {
    expect(read('difficulty=Impossible&open=maybe&sort=random')).toEqual(NO_PROJECT_FILTERS);
  });

  it('are named one by one, and not while they hold only blanks', () => {
    expect(describeProjectFilters(ALL)).toEqual([
      'search “map”',
      'tech stack “react, go”',
      'tags “health”',
      'difficulty Beginner',
      'open seats only',
    ]);
    expect(describeProjectFilters({ ...NO_PROJECT_FILTERS, tech: ' ', sort: 'newest' })).toEqual([]);
  });
});
