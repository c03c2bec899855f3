import type { Person, SkillKey } from '../people.ts';
import { byKey, textKey } from '../text-key.ts';

/** A skill or a role that teams are to cover. */
interface Ability {
  /** Skills and roles have keys that don't meet. */
  key: string;
  name: string;
  isRole: boolean;
}

export interface Abilities {
  /** What is asked for, in that order; without it all that anybody has, the most common first. */
  wanted: readonly Ability[];
  /** The places in `wanted` of what each person has. */
  ofPeople: readonly (readonly number[])[];
}

export interface Asked {
  skills: readonly string[];
  roles: readonly string[];
}

const [ROLE, SKILL] = ['role ', 'skill '];

export const keyOfSkill = (skill: string, skillKey: SkillKey) => `${SKILL}${skillKey(skill)}`;

/** What teams are to cover: what is asked for or, where nothing is, every skill and role that somebody has. */
export function abilitiesOf(people: readonly Person[], asked: Asked, skillKey: SkillKey): Abilities {
  const read = people.map((person) => namesOf({ ...person, skills: person.skills.map(({ name }) => name) }, skillKey));
  const isAsked = asked.skills.length + asked.roles.length > 0;
  const names = new Map(isAsked ? namesOf(asked, skillKey) : read.flatMap((entries) => [...entries]).reverse());
  const counts = new Map<string, number>();
  for (const key of read.flatMap((entries) => [...entries.keys()])) counts.set(key, (counts.get(key) ?? 0) + 1);
  const wanted = [...names].map(([key, name]) => ({
    key,
    name,
    isRole: key.startsWith(ROLE),
    count: counts.get(key) ?? 0,
  }));
  if (!isAsked) wanted.sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
  const places = new Map(wanted.map(({ key }, place) => [key, place]));
  const placesOf = (keys: Iterable<string>) =>
    [...keys].map((key) => places.get(key)).filter((place) => place !== undefined);
  return { wanted, ofPeople: read.map((entries) => placesOf(entries.keys())) };
}

/** Skills and roles by keys that don't meet. */
function namesOf({ skills, roles }: Asked, skillKey: SkillKey): Map<string, string> {
  const prefixed = (prefix: string, names: ReadonlyMap<string, string>) =>
    [...names].map(([key, name]) => [`${prefix}${key}`, name] as const);
  return new Map([...prefixed(ROLE, byKey(roles, textKey)), ...prefixed(SKILL, byKey(skills, skillKey))]);
}
