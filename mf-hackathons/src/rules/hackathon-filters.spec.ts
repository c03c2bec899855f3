import { aHackathon } from '../testing/builders.ts';
import { areFiltersSet, filterHackathons, NO_FILTERS, readFilters, writeFilters } from './hackathon-filters.ts';

const climate = aHackathon({
  id: 'climate',
  title: 'Climate Hack',
  description: 'Cool the city.',
  techStack: ['Python'],
});
const games = aHackathon({ id: 'games', title: 'Game Jam', description: 'Two days of play.', techStack: ['C#', 'Go'] });
const all = [climate, games];

const found = (filters: { search?: string; tech?: string }) =>
  filterHackathons(all, { search: '', tech: '', ...filters }).map(({ id }) => id);

describe('which hackathons are listed', () => {
  test('without filters all are, in their order', () => {
    expect(found({})).toEqual(['climate', 'games']);
  });

  test.each([
    ['the title', 'cLiMaTe', ['climate']],
    ['the description', 'two DAYS', ['games']],
    ['a tech', 'pyth', ['climate']],
    ['nothing', 'quantum', []],
  ])('a search finds %s, whatever its case', (_where, search, ids) => {
    expect(found({ search })).toEqual(ids);
  });

  test('spaces around a search do not count', () => {
    expect(found({ search: '  jam ' })).toEqual(['games']);
  });

  test('a tech is matched as a whole', () => {
    expect(found({ tech: 'Go' })).toEqual(['games']);
    expect(found({ tech: 'Pyth' })).toEqual([]);
  });

  test('search and tech must both match', () => {
    expect(found({ search: 'climate', tech: 'Go' })).toEqual([]);
  });
});

describe('filters in the address', () => {
  test('what is written is read again', () => {
    const filters = { search: 'c# & go', tech: 'C#' };
    expect(readFilters(writeFilters(new URLSearchParams(), filters))).toEqual(filters);
  });

  test('a bare address sets none', () => {
    expect(readFilters(new URLSearchParams())).toEqual(NO_FILTERS);
  });

  test('clearing leaves the rest of the address alone', () => {
    expect(writeFilters(new URLSearchParams('search=a&tech=Go&from=home'), NO_FILTERS).toString()).toBe('from=home');
  });

  test('a search of spaces is no filter', () => {
    expect(areFiltersSet({ search: '  ', tech: '' })).toBe(false);
    expect(areFiltersSet({ search: '', tech: 'Go' })).toBe(true);
  });
});
