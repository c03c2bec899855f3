import { fitOf, type Part, pointsOfFit } from './fit/fit.ts';
import { isProposable, type PersonProfile, type ProjectProfile, readPerson, readProject } from './fit/profiles.ts';
import type { Rarity } from './fit/rarity.ts';
import { type Reader, type Reason, sentencesFor } from './fit/reason.ts';
import { isStrongFit, MAKES_STRONG, missingSkills } from './fit/strength.ts';
import { waitingForPerson, waitingForProject } from './fit/waiting.ts';
import type { Person, Project, Skills } from './people.ts';
import { drawOf, seedOf } from './random.ts';

/** Somebody or something that fits a reader. */
export interface Fitting {
  id: string;
  /** Whether it covers much of what is sought ({@link isStrongFit}). */
  isStrong: boolean;
  /**
   * Sentences about it for who reads the list, the strongest first, and before them what makes a strong fit strong; told only when
   * they are asked for.
   */
  reasons: () => string[];
  /** What kinds of reasons these are, in the same order. */
  reasonKinds: () => Reason['kind'][];
  /** Names of skills that the project seeks, which neither the person nor anybody on the team has; none where the team isn't known. */
  missing: () => string[];
}

export interface RankOptions extends Skills {
  rarity: Rarity;
}

interface Candidate extends Fitting {
  score: number;
  draw: number;
}

/**
 * The people who would fit a project, strong fits first, and the best of each first: by points, less what waits for each. Those on its team, who take no invites, or for
 * whom nothing speaks are left out.
 *
 * @param team members who are known, with all that they wrote
 */
export function rankPeople(
  project: Project,
  team: readonly Person[],
  people: readonly Person[],
  { rarity, ...skills }: RankOptions,
): Fitting[] {
  const read = profileOf(project, team, skills);
  const free = people.filter((person) => isProposable(person) && !project.members.includes(person.id));
  return best(
    free.map((person) =>
      candidate(readPerson(person, skills), read, { rarity, reader: 'team', waiting: waitingForPerson(person) }),
    ),
  );
}

/**
 * The projects that would fit a person, strong fits first, and the best of each first: by points, less what waits for each free seat. Those without one, whose team they
 * are on, or for which nothing speaks are left out.
 *
 * @param people members of the projects, as far as they are known
 */
export function rankProjects(
  person: Person,
  projects: readonly Project[],
  people: readonly Person[],
  { rarity, ...skills }: RankOptions,
): Fitting[] {
  const read = readPerson(person, skills);
  const members = new Map(people.map((one) => [one.id, readPerson(one, skills)]));
  const open = projects.filter(({ seats, members: ids }) => seats > 0 && !ids.includes(person.id));
  return best(
    open.map((project) =>
      candidate(read, readProject(project, skills, members), {
        rarity,
        reader: 'person',
        waiting: waitingForProject(project),
      }),
    ),
  );
}

function profileOf(project: Project, team: readonly Person[], skills: Skills): ProjectProfile {
  return readProject(project, skills, new Map(team.map((member) => [member.id, readPerson(member, skills)])));
}

function candidate(
  person: PersonProfile,
  project: ProjectProfile,
  { rarity, reader, waiting }: { rarity: Rarity; reader: Reader; waiting: number },
): Candidate {
  const points = pointsOfFit(person, project, rarity);
  const isStrong = isStrongFit(person, project);
  let known: Part[] | undefined;
  const parts = () => {
    known ??= isStrong ? strengthFirst(fitOf(person, project, rarity)) : fitOf(person, project, rarity);
    return known;
  };
  return {
    id: reader === 'team' ? person.person.id : project.project.id,
    score: points === 0 ? Number.NEGATIVE_INFINITY : points - waiting,
    draw: drawOf(0, seedOf(person.person.id), seedOf(project.project.id)),
    isStrong,
    missing: () => missingSkills(person, project),
    reasons: () => sentencesFor(parts(), reader),
    reasonKinds: () => parts().map(({ reason }) => reason.kind),
  };
}

function strengthFirst(parts: readonly Part[]): Part[] {
  const makesStrong = ({ reason }: Part) => MAKES_STRONG.has(reason.kind);
  return [...parts.filter(makesStrong), ...parts.filter((part) => !makesStrong(part))];
}

function best(candidates: readonly Candidate[]): Fitting[] {
  return candidates
    .filter(({ score }) => score > Number.NEGATIVE_INFINITY)
    .sort(
      (one, other) => Number(other.isStrong) - Number(one.isStrong) || other.score - one.score || one.draw - other.draw,
    );
}
