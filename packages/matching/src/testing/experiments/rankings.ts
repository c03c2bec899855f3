import { match } from '../../match.ts';
import type { Person, Project } from '../../people.ts';
import { relatedTo, canonicalSkill as skillKey } from '../../skills/skills.ts';
import type { World } from './worlds.ts';

/** What a ranking gives each person on a project; nothing where it would not list them. */
type Scores = ReadonlyMap<string, number>;

/** How near the lost members stand to the front of their projects' lists. */
export interface Quality {
  /** The mean of `1 / place`. */
  reciprocalRank: number;
  /** The share that stands among the first ten. */
  inFirstTen: number;
}

const FIRST = 10;

/** What is compared, by name: scores of all people for each project, by its id. */
export const RANKINGS: Record<string, (world: World) => ReadonlyMap<string, Scores>> = {
  'shared tags': (world) => byTags(world, (one, other) => sharedOf(one, other).length),
  Jaccard: (world) => byTags(world, (one, other) => sharedOf(one, other).length / new Set([...one, ...other]).size),
  'TF-IDF cosine': (world) => {
    const weight = inverseFrequency(world.people);
    const norm = (tags: string[]) => Math.hypot(...tags.map(weight)) || 1;
    return byTags(
      world,
      (one, other) => sharedOf(one, other).reduce((sum, tag) => sum + weight(tag) ** 2, 0) / norm(one) / norm(other),
    );
  },
  ours: ({ people, projects }) =>
    new Map(
      match(people, projects, { skillKey, relatedTo }).projects.map(({ id, people: list }) => [
        id,
        new Map(list.map((one) => [one.id, one.score])),
      ]),
    ),
};

export function qualityOf({ people, projects, lost }: World, scores: ReadonlyMap<string, Scores>): Quality {
  const places = projects.map((project) => {
    const candidates = people.filter(({ id }) => !project.members.includes(id)).map(({ id }) => id);
    return placeOf(lost.get(project.id) ?? '', candidates, scores.get(project.id) ?? new Map());
  });
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    reciprocalRank: mean(places.map((place) => 1 / place)),
    inFirstTen: mean(places.map((place) => (place <= FIRST ? 1 : 0))),
  };
}

/** In the middle of those with the same score; behind all who are listed when not listed. */
function placeOf(id: string, candidates: readonly string[], scores: Scores): number {
  const scoreOf = (one: string) => scores.get(one) ?? Number.NEGATIVE_INFINITY;
  const own = scoreOf(id);
  const better = candidates.filter((one) => scoreOf(one) > own).length;
  const equal = candidates.filter((one) => scoreOf(one) === own).length;
  return better + (equal + 1) / 2;
}

/** All that both sides write in words: skills, roles, interests. */
function tagsOf({ skills, roles, interests }: Pick<Person | Project, 'skills' | 'roles' | 'interests'>): string[] {
  const names = skills.map((skill) => (typeof skill === 'string' ? skill : skill.name));
  return [...new Set([...names, ...roles, ...interests])];
}

function byTags(
  { people, projects }: World,
  score: (one: string[], other: string[]) => number,
): ReadonlyMap<string, Scores> {
  const tags = people.map((person) => ({ id: person.id, tags: tagsOf(person) }));
  return new Map(
    projects.map((project) => [
      project.id,
      new Map(tags.map((person) => [person.id, score(tagsOf(project), person.tags)])),
    ]),
  );
}

function sharedOf(one: readonly string[], other: readonly string[]): string[] {
  return one.filter((tag) => other.includes(tag));
}

function inverseFrequency(people: readonly Person[]): (tag: string) => number {
  const counts = new Map<string, number>();
  for (const tag of people.flatMap(tagsOf)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return (tag) => 1 + Math.log((people.length + 1) / ((counts.get(tag) ?? 0) + 1));
}
