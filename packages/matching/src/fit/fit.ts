import { countShared, shared } from '../text-key.ts';
import { minutesOf, overlapsOf } from '../times/spans.ts';
import type { PersonProfile, ProjectProfile } from './profiles.ts';
import type { Rarity } from './rarity.ts';
import type { Reason } from './reason.ts';
import { WEIGHTS } from './weights.ts';

/** One part of a fit: its points, above 0, and why. */
export interface Part {
  points: number;
  reason: Reason;
}

/** How a part of a fit is told and counted; 0 points where it is not there. */
interface Rule {
  points: (person: PersonProfile, project: ProjectProfile, rarity: Rarity) => number;
  reason: (person: PersonProfile, project: ProjectProfile) => Reason;
}

/** Hours a week that differ more are not alike. */
const ALIKE = 2 / 3;

/**
 * How well a person and a project fit, both sides together: what the person brings, and what they look for. Parts of which one
 * side wrote nothing are left out; nothing is guessed.
 *
 * @returns the parts that speak for it, the strongest first
 */
export function fitOf(person: PersonProfile, project: ProjectProfile, rarity: Rarity): Part[] {
  const parts: Part[] = [];
  for (const { points: pointsFor, reason } of RULES) {
    const points = pointsFor(person, project, rarity);
    if (points > 0) parts.push({ points, reason: reason(person, project) });
  }
  return parts.sort((one, other) => other.points - one.points);
}

/** The points of all parts of a fit, without telling them: for those among many candidates that nobody may ever see. */
export function pointsOfFit(person: PersonProfile, project: ProjectProfile, rarity: Rarity): number {
  let total = 0;
  for (const { points } of RULES) total += points(person, project, rarity);
  return total;
}

export function pointsOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

/** Of a skill that a project seeks, whether nobody on its team is known to have it. */
const isNews = ({ isTeamKnown, skillsOfTeam }: ProjectProfile, key: string) => isTeamKnown && !skillsOfTeam.has(key);

function pointsOfSkills(person: PersonProfile, project: ProjectProfile, rarity: Rarity, areNews: boolean): number {
  let points = 0;
  for (const key of project.skills.keys()) {
    const level = person.skills.get(key);
    if (level === undefined || isNews(project, key) !== areNews) continue;
    points += WEIGHTS.skill * (project.skillsOfTeam.has(key) ? WEIGHTS.skillOfTeam : 1) * level * rarity(key);
  }
  return points;
}

function namesOfSkills({ skills }: PersonProfile, project: ProjectProfile, areNews: boolean): string[] {
  const covered = [...project.skills].filter(([key]) => skills.has(key) && isNews(project, key) === areNews);
  return covered.map(([, name]) => name);
}

const skillsNobodyHas: Rule = {
  points: (person, project, rarity) => pointsOfSkills(person, project, rarity, true),
  reason: (person, project) => ({ kind: 'skillsNobodyHas', names: namesOfSkills(person, project, true) }),
};

const skillsSought: Rule = {
  points: (person, project, rarity) => pointsOfSkills(person, project, rarity, false),
  reason: (person, project) => ({ kind: 'skillsSought', names: namesOfSkills(person, project, false) }),
};

/** Of each skill that is sought, that they lack, and that nobody on the team is known to have: the best of theirs near it. */
function nearSkillsOf({ skills }: PersonProfile, project: ProjectProfile): { sought: string; known: string }[] {
  const near: { sought: string; known: string }[] = [];
  for (const [sought, related] of project.nearSkills) {
    if (skills.has(sought) || project.skillsOfTeam.has(sought)) continue;
    let known: string | undefined;
    for (const key of related) {
      const level = skills.get(key);
      if (level !== undefined && level > (skills.get(known ?? '') ?? 0)) known = key;
    }
    if (known !== undefined) near.push({ sought, known });
  }
  return near;
}

const skillsNear: Rule = {
  points: (person, project, rarity) => {
    let points = 0;
    for (const { sought, known } of nearSkillsOf(person, project))
      points += WEIGHTS.skill * WEIGHTS.nearSkill * (person.skills.get(known) ?? 0) * rarity(sought);
    return points;
  },
  reason: (person, project) => ({
    kind: 'skillsNear',
    pairs: nearSkillsOf(person, project).map(({ sought, known }) => ({
      sought: project.skills.get(sought) ?? sought,
      known,
    })),
  }),
};

const roles: Rule = {
  points: (person, project) => (countShared(project.roles, person.roles) > 0 ? WEIGHTS.role : 0),
  reason: (person, project) => ({ kind: 'roles', names: shared(project.roles, person.roles) }),
};

/** By the names of the times, where they are not known in UTC. */
const timeBlocks: Rule = {
  points: (person, project) => {
    if (person.person.free && project.free) return 0;
    const both = countShared(project.timeBlocks, person.timeBlocks);
    return both === 0 ? 0 : (WEIGHTS.timeBlocks * both) / project.timeBlocks.size;
  },
  reason: (person, project) => ({ kind: 'timeBlocks', names: shared(project.timeBlocks, person.timeBlocks) }),
};

const freeTimes: Rule = {
  points: ({ person: { free } }, { free: ofTeam }) => {
    if (!free || !ofTeam) return 0;
    const both = minutesOf(overlapsOf(ofTeam, free));
    return both === 0 ? 0 : (WEIGHTS.timeBlocks * both) / minutesOf(ofTeam);
  },
  reason: ({ person }, { free, project }) => ({
    kind: 'freeTimes',
    overlaps: overlapsOf(free ?? [], person.free ?? []),
    teamSize: project.members.length,
  }),
};

const hours: Rule = {
  points: ({ person }, { hoursPerWeek: ofTeam }) => {
    const theirs = person.hoursPerWeek ?? 0;
    if (theirs <= 0 || ofTeam === null || ofTeam <= 0) return 0;
    const closeness = Math.min(theirs, ofTeam) / Math.max(theirs, ofTeam);
    return closeness < ALIKE ? 0 : WEIGHTS.hours * closeness;
  },
  reason: ({ person }, { hoursPerWeek }) => ({
    kind: 'hours',
    theirs: person.hoursPerWeek ?? 0,
    ofTeam: Math.round(hoursPerWeek ?? 0),
  }),
};

const interests: Rule = {
  points: (person, project) => WEIGHTS.interest * Math.log2(1 + countShared(project.interests, person.interests)),
  reason: (person, project) => ({ kind: 'interests', names: shared(project.interests, person.interests) }),
};

const event: Rule = {
  points: ({ person }, { project }) =>
    project.event !== null && person.events.includes(project.event) ? WEIGHTS.event : 0,
  reason: () => ({ kind: 'event' }),
};

const RULES = [skillsNobodyHas, skillsSought, skillsNear, roles, timeBlocks, freeTimes, hours, interests, event];
