import { rarityAmong } from './fit/rarity.ts';
import type { Person } from './people.ts';
import { rankPeople, rankProjects } from './rank.ts';
import { COMPARED } from './testing/arbitraries.ts';
import { aPerson, aProject } from './testing/builders.ts';
import { withFreeTime } from './times/free-times.ts';

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

describe('hours in common', () => {
  const now = new Date('2027-06-15T10:00:00Z');
  const freeOn = (id: string, block: string, timeZone: string) =>
    withFreeTime(aPerson({ id, timeBlocks: [block], timeZone }), { now, zone: timeZone });
  const owner = freeOn('owner', 'tue evening', 'Etc/GMT-2');
  const member = freeOn('member', 'tue evening', 'Asia/Tokyo');
  const person = freeOn('person', 'tue afternoon', 'Etc/GMT+2');
  const options = { ...COMPARED, rarity: rarityOf([]) };

  it.each([
    [
      'one',
      [owner],
      '3 hours in common: Tue 19–22 your time, 15–18 theirs.',
      '3 hours in common: Tue 15–18 your time, 19–22 theirs.',
    ],
    [
      'several',
      [owner, member],
      '3 hours in common with someone on your team: Tue 19–22 your time, 15–18 theirs.',
      '3 hours in common with someone on the team, in your time zone: Tue 15–18.',
    ],
  ])('with a team of %s are told to each side as theirs', (_case, team, toTeam, toPerson) => {
    const app = aProject({ id: 'app', members: team.map(({ id }) => id) });
    expect(rankPeople(app, team, [person], options)[0]?.reasons()).toEqual([toTeam]);
    expect(rankProjects(person, [app], team, options)[0]?.reasons()).toEqual([toPerson]);
  });
});
