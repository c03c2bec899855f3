import { aHackathon } from '../testing/builders.ts';
import {
  describeFilters,
  filterHackathons,
  type HackathonFilters,
  readMode,
  upcomingFirst,
} from './hackathon-filters.ts';

const climate = aHackathon({
  id: 'climate',
  title: 'Climate Hack',
  description: 'Cool the city.',
  techStack: ['Python'],
  location: 'Kraków',
});
const games = aHackathon({ id: 'games', title: 'Game Jam', description: 'Two days of play.', techStack: ['C#', 'Go'] });
const all = [climate, games];

const NONE: HackathonFilters = { search: '', tech: '', mode: '' };
const found = (filters: Partial<HackathonFilters>) =>
  filterHackathons(all, { ...NONE, ...filters }).map(({ id }) => id);

describe('which hackathons are listed', () => {
  test('without filters all are, in their order', () => {
    expect(found({})).toEqual(['climate', 'games']);
  });

  test.each([
    ['the title', 'cLiMaTe', ['climate']],
    ['the description', 'two DAYS', ['games']],
    ['a tech', 'pyth', ['climate']],
    ['the place', 'krakow', ['climate']],
    ['nothing', 'quantum', []],
  ])('a search finds %s, whatever its case', (_where, search, ids) => {
    expect(found({ search })).toEqual(ids);
  });

  test.each(['Gdansk', 'GDAŃSK', 'lodz'])('a search for %s finds a title whatever its accents', (search) => {
    const events = ['Gdańsk and Łódź', 'Gdansk or Lodz', 'Paris'].map((title) => aHackathon({ title }));
    expect(filterHackathons(events, { ...NONE, search })).toEqual(events.slice(0, 2));
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

test.each([
  ['online', ['Online', 'Hybrid']],
  ['offline', ['OFFLINE', 'Hybrid']],
  ['', ['Online', 'OFFLINE', 'Hybrid', null]],
] as const)('the mode "%s" finds %j', (mode, modes) => {
  const events = ['Online', 'OFFLINE', 'Hybrid', null].map((eventMode) => aHackathon({ eventMode }));
  expect(filterHackathons(events, { ...NONE, mode }).map(({ eventMode }) => eventMode)).toEqual(modes);
});

test('a mode that nobody offers is none', () => {
  expect(['offline', 'moon', null].map(readMode)).toEqual(['offline', '', '']);
});

test('filters are named, and a search of spaces is none', () => {
  expect(describeFilters({ ...NONE, search: '  ' })).toEqual([]);
  expect(describeFilters({ search: ' jam ', tech: 'Go', mode: 'offline' })).toEqual([
    '“jam”',
    'tech stack Go',
    'event mode Offline',
  ]);
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
