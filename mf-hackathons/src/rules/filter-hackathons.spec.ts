import { aHackathon } from '../testing/builders.ts';
import { filterHackathons } from './filter-hackathons.ts';

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
