import { rarityAmong } from './fit/rarity.ts';
import type { Person } from './people.ts';
import { rankPeople } from './rank.ts';
import { COMPARED } from './testing/arbitraries.ts';
import { aPerson, aProject } from './testing/builders.ts';

const owner = aPerson({ id: 'owner', skills: [{ name: 'React' }] });
const project = aProject({ id: 'app', skills: ['React'], roles: ['UI/UX Designer'], members: ['owner'] });
const rarityOf = (people: readonly Person[]) =>
  rarityAmong(people.map(({ skills }) => new Set(skills.map(({ name }) => name))));
const onlyReact = Array.from({ length: 12 }, (_, index) =>
  aPerson({ id: `only React ${index}`, skills: [{ name: 'React' }], availability: 'Available for work' }),
);
const designer = aPerson({
  id: 'designer',
  skills: [{ name: 'React' }, { name: 'Figma' }],
  roles: ['UI/UX Designer'],
  availability: 'Open to Collaborate',
});

it.each([
  ['who learns a needed skill', { skills: [{ name: 'React', level: 'Beginner' }, { name: 'Figma' }] }],
  ['who knows much besides', { skills: ['React', 'Figma', 'Go', 'Python', 'Swift'].map((name) => ({ name })) }],
  ['who was asked by another project', { recentInvites: 1 }],
])('names somebody who takes the open role, and %s, before all who know only a needed skill', (_case, more) => {
  const people = [...onlyReact, { ...designer, ...more }];
  const [first] = rankPeople(project, [owner], people, { ...COMPARED, rarity: rarityOf(people) });
  expect(first?.id).toBe('designer');
  expect(first?.reasons()).toEqual(['Wants an open role: UI/UX Designer.', 'Knows React, which the project needs.']);
});

it('names somebody who takes the open role before all who share an interest instead', () => {
  const people = [...onlyReact.map((person) => ({ ...person, interests: ['music'] })), designer];
  const about = { ...project, interests: ['music'] };
  const [first] = rankPeople(about, [owner], people, { ...COMPARED, rarity: rarityOf(people) });
  expect(first?.id).toBe('designer');
});
