import type { Project } from '../people.ts';
import { rankPeople } from '../rank.ts';
import { relatedTo, canonicalSkill as skillKey } from '../skills/skills.ts';
import { aPerson, aProject } from '../testing/builders.ts';
import { rarityAmong } from './rarity.ts';

const knows = (id: string, skills: string[], more = {}) =>
  aPerson({ id, skills: skills.map((name) => ({ name })), ...more });
const rank = (project: Partial<Project>, people: ReturnType<typeof knows>[]) =>
  rankPeople(aProject({ id: 'app', members: ['owner'], ...project }), [knows('owner', ['Go'])], people, {
    ...{ skillKey, relatedTo },
    rarity: rarityAmong([]),
  });

it.each([
  ['the only skill, but no open role', ['React'], knows('p', ['reactjs']), false],
  ['one of two skills', ['React', 'Kotlin'], knows('p', ['React']), false],
  ['half of the skills', ['React', 'Kotlin', 'Swift', 'Go'], knows('p', ['reactjs', 'Go']), true],
  ['fewer of the skills', ['React', 'Kotlin', 'Swift'], knows('p', ['React']), false],
  ['an open role and one skill', ['React', 'Kotlin', 'Swift'], knows('p', ['React'], { roles: ['Designer'] }), true],
  ['an open role, and none of the skills', ['React'], knows('p', ['Go'], { roles: ['Designer'] }), false],
  ['an open role where no skill is sought', [], knows('p', [], { roles: ['Designer'] }), true],
])('is strong or not with %s', (_case, skills, person, isStrong) => {
  expect(rank({ skills, roles: ['Designer'] }, [person])[0]?.isStrong).toBe(isStrong);
});

it('is not strong with the only skill, even where no role is open', () => {
  expect(rank({ skills: ['React'], roles: [] }, [knows('p', ['reactjs'])])[0]?.isStrong).toBe(false);
});

it('puts every strong fit before every possible one', () => {
  const possible = knows('possible', ['React'], { interests: ['music', 'climate', 'health'], events: ['spring'] });
  const strong = knows('strong', ['React', 'Kotlin'], { recentInvites: 50 });
  const project = { skills: ['React', 'Kotlin', 'Swift'], interests: ['music', 'climate', 'health'], event: 'spring' };
  expect(rank(project, [possible, strong]).map(({ id, isStrong }) => [id, isStrong])).toEqual([
    ['strong', true],
    ['possible', false],
  ]);
});

it('names the skills that neither the person nor the team has under any of their names', () => {
  const [fit] = rank({ skills: ['reactjs', 'golang', 'Kotlin'] }, [knows('p', ['React'])]);
  expect(fit?.missing()).toEqual(['Kotlin']);
});

it.each([
  [
    'first',
    ['Go', 'Rust'],
    [
      'Brings Rust, which nobody on the team has.',
      'Knows Go, which the project needs.',
      'Shares an interest in music.',
    ],
  ],
  [
    'no earlier where they make no strong fit',
    ['Go', 'Kotlin', 'Swift'],
    ['Shares an interest in music.', 'Knows Go, which the project needs.'],
  ],
])('gives skills as reasons %s', (_case, skills, reasons) => {
  const [fit] = rank({ skills, interests: ['music'] }, [knows('p', ['Go', 'Rust'], { interests: ['music'] })]);
  expect(fit?.reasons()).toEqual(reasons);
});
