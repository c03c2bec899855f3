import type { Person } from '../people.ts';
import { randomFrom } from '../random.ts';
import { aPerson } from './builders.ts';

/** People for whom teams of exactly one size, each with every asked skill and all wishes kept, do not exist. */
export interface HardInstance {
  name: string;
  /** Why a solver that takes all of it as constraints has no answer. */
  why: string;
  people: Person[];
  size: number;
  skills: string[];
  mustBeTogether: [string, string][];
  mustBeApart: [string, string][];
}

type Kind = Omit<HardInstance, 'name' | 'people' | 'mustBeTogether' | 'mustBeApart'> & {
  kind: string;
  count: number;
  /** How many people have the first asked skill. */
  holders?: number;
  together?: [number, number][];
  apart?: [number, number][];
};

const ALL = Number.POSITIVE_INFINITY;
const apartFrom = (person: number, others: number[]) => others.map((other): [number, number] => [person, other]);

const KINDS: Kind[] = [
  {
    kind: 'a scarce skill',
    why: 'Two people have Flutter, and there are three teams.',
    count: 9,
    size: 3,
    skills: ['Flutter'],
    holders: 2,
  },
  { kind: 'a skill of nobody', why: 'Nobody has Flutter.', count: 8, size: 4, skills: ['Flutter'], holders: 0 },
  { kind: 'one person left', why: 'Seven do not divide by three.', count: 7, size: 3, skills: [] },
  { kind: 'a number that does not divide', why: 'Nine do not divide by four.', count: 9, size: 4, skills: [] },
  { kind: 'too few people', why: 'Three are no team of four.', count: 3, size: 4, skills: ['Flutter'], holders: ALL },
  {
    kind: 'a pair that contradicts itself',
    why: 'Two must be together and apart.',
    count: 8,
    size: 4,
    skills: [],
    together: [[0, 1]],
    apart: [[0, 1]],
  },
  {
    kind: 'a chain that contradicts itself',
    why: 'The first and the last of a chain that must be together must be apart.',
    count: 8,
    size: 4,
    skills: [],
    together: [
      [0, 1],
      [1, 2],
    ],
    apart: [[0, 2]],
  },
  {
    kind: 'more friends than seats',
    why: 'Five must be together in teams of four.',
    count: 8,
    size: 4,
    skills: [],
    together: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ],
  },
  {
    kind: 'more who must be apart than teams',
    why: 'Three must be apart from each other, and there are two teams.',
    count: 8,
    size: 4,
    skills: [],
    apart: [
      [0, 1],
      [0, 2],
      [1, 2],
    ],
  },
  {
    kind: 'somebody apart from all',
    why: 'One must be apart from everybody.',
    count: 6,
    size: 3,
    skills: [],
    apart: apartFrom(0, [1, 2, 3, 4, 5]),
  },
];

const OTHER_SKILLS = ['React', 'Go', 'Figma', 'PostgreSQL', 'Python', 'Swift'];
const SEEDS = [0, 1, 2, 3, 4];

/** Ten kinds of them, five of each. */
export const HARD_INSTANCES: HardInstance[] = KINDS.flatMap((kind) => SEEDS.map((seed) => instanceOf(kind, seed)));

function instanceOf(
  { kind, count, holders = 0, together = [], apart = [], ...rest }: Kind,
  seed: number,
): HardInstance {
  const random = randomFrom(seed);
  const people = Array.from({ length: count }, (_, index) => {
    const others = OTHER_SKILLS.filter(() => random() < 0.4);
    const names = index < holders ? [...rest.skills, ...others] : others;
    return aPerson({ id: `p${index}`, skills: names.map((name) => ({ name })) });
  });
  const ids = (pairs: [number, number][]) => pairs.map(([one, other]): [string, string] => [`p${one}`, `p${other}`]);
  return { ...rest, name: `${kind}, ${seed}`, people, mustBeTogether: ids(together), mustBeApart: ids(apart) };
}
