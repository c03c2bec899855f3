import { aHackathon } from '../testing/builders.ts';
import { areFiltersSet, filterHackathons, upcomingFirst } from './hackathon-filters.ts';

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

test('a search of spaces is no filter', () => {
  expect(areFiltersSet({ search: '  ', tech: '' })).toBe(false);
  expect(areFiltersSet({ search: '', tech: 'Go' })).toBe(true);
});

test('the soonest hackathon to come is first, and the one that is over longest is last', () => {
  const days = ['2026-11-01', '2027-05-01', '2026-11-21', '2026-11-20', '2026-12-01'];
  const listed = upcomingFirst(
    days.map((eventDate) => aHackathon({ eventDate })),
    '2026-11-21',
  );

  expect(listed.map(({ eventDate }) => eventDate)).toEqual([
    '2026-11-21',
    '2026-12-01',
    '2027-05-01',
    '2026-11-20',
    '2026-11-01',
  ]);
});
