import type { Person, Project, Skills } from '../people.ts';
import { byKey, textKey } from '../text-key.ts';
import { type Span, unionOf } from '../times/spans.ts';
import { levelWorth } from './weights.ts';

type Texts = ReadonlyMap<string, string>;

/** A person, read once: what they wrote, by keys that can be compared. */
export interface PersonProfile {
  person: Person;
  /** What each skill's level is worth, by the skill's key. */
  skills: ReadonlyMap<string, number>;
  roles: Texts;
  interests: Texts;
  timeBlocks: Texts;
}

/** A project, read once, with what the members wrote who are known. */
export interface ProjectProfile {
  project: Project;
  skills: Texts;
  /** Keys of skills that are near one which it seeks, by that one's key. */
  nearSkills: ReadonlyMap<string, readonly string[]>;
  roles: Texts;
  interests: Texts;
  timeBlocks: Texts;
  /** When somebody of its team is free; `null` where that is not known in UTC, or it names times of its own. */
  free: readonly Span[] | null;
  /** The project's own, or else the mean of its members'. */
  hoursPerWeek: number | null;
  /** Keys of skills that somebody on the team has. */
  skillsOfTeam: ReadonlySet<string>;
  /** Whether what every member can do is known: only then can it be said that nobody has a skill. */
  isTeamKnown: boolean;
}

export function readPerson(person: Person, { skillKey }: Pick<Skills, 'skillKey'>): PersonProfile {
  const skills = new Map<string, number>();
  for (const { name, level } of person.skills) {
    const key = skillKey(name);
    skills.set(key, Math.max(levelWorth(level), skills.get(key) ?? 0));
  }
  return {
    person,
    skills,
    roles: byKey(person.roles),
    interests: byKey(person.interests),
    timeBlocks: byKey(person.timeBlocks),
  };
}

export function readProject(
  project: Project,
  { skillKey, relatedTo }: Skills,
  people: ReadonlyMap<string, PersonProfile>,
): ProjectProfile {
  const team = project.members.map((id) => people.get(id)).filter((member) => member !== undefined);
  const ofTeam = (pick: (member: PersonProfile) => Texts) => team.flatMap((member) => [...pick(member).values()]);
  const skills = byKey(project.skills, skillKey);
  return {
    project,
    skills,
    nearSkills: new Map([...skills.keys()].map((key) => [key, relatedTo(key)])),
    roles: byKey(project.roles),
    interests: byKey([...project.interests, ...ofTeam((member) => member.interests)]),
    timeBlocks: byKey(project.timeBlocks.length > 0 ? project.timeBlocks : ofTeam((member) => member.timeBlocks)),
    free: project.timeBlocks.length > 0 ? null : freeOf(team),
    hoursPerWeek: project.hoursPerWeek ?? mean(team.map(({ person }) => person.hoursPerWeek)),
    skillsOfTeam: new Set(team.flatMap(({ skills }) => [...skills.keys()])),
    isTeamKnown: team.length > 0 && team.length === project.members.length,
  };
}

/** Whether a person may be proposed to others at all. */
export function isProposable({ availability, takesInvites }: Person): boolean {
  return takesInvites && textKey(availability ?? '') !== 'notavailable';
}

function freeOf(team: readonly PersonProfile[]): Span[] | null {
  const known = team.flatMap(({ person }) => (person.free ? [person.free] : []));
  return known.length === 0 ? null : unionOf(known.flat());
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
