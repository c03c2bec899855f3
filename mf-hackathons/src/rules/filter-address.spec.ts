import { areFiltersSet, NO_FILTERS, readFilters, writeFilters } from './filter-address.ts';

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
