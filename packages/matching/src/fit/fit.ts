import { shared, textKey } from '../text-key.ts';
import type { PersonProfile, ProjectProfile } from './profiles.ts';
import type { Rarity } from './rarity.ts';
import type { Reason } from './reason.ts';
import { WEIGHTS } from './weights.ts';

/** One part of a fit: its points, above 0, and why. */
export interface Part {
  points: number;
  reason: Reason;
}

/** Hours a week that differ more are not alike. */
const ALIKE = 2 / 3;

/**
 * How well a person and a project fit, both sides together: what the person brings, and what they look for. Parts of which one
 * side wrote nothing are left out; nothing is guessed.
 *
 * @returns the parts that speak for it, the strongest first; none where nothing does but that the person is free
 */
export function fitOf(person: PersonProfile, project: ProjectProfile, rarity: Rarity): Part[] {
  const parts = [
    ...skillParts(person, project, rarity),
    ...knowledgePart(person, project),
    ...rolesPart(person, project),
    ...timeBlocksPart(person, project),
    ...hoursPart(person, project),
    ...interestsPart(person, project),
    ...eventPart(person, project),
  ];
  if (parts.length === 0) return [];
  return [...parts, ...availabilityPart(person)].sort((one, other) => other.points - one.points);
}

export function pointsOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

function skillParts(person: PersonProfile, project: ProjectProfile, rarity: Rarity): Part[] {
  const news: { names: string[]; points: number } = { names: [], points: 0 };
  const others: typeof news = { names: [], points: 0 };
  for (const [key, name] of project.skills) {
    const level = person.skills.get(key);
    if (level === undefined) continue;
    const isOfTeam = project.skillsOfTeam.has(key);
    const part = isOfTeam || !project.isTeamKnown ? others : news;
    part.names.push(name);
    part.points += WEIGHTS.skill * (isOfTeam ? WEIGHTS.skillOfTeam : 1) * level * rarity(key);
  }
  return [...named('skillsNobodyHas', news.names, news.points), ...named('skillsSought', others.names, others.points)];
}

/** The share of what a person knows that the project seeks: it tells whom this is made for from who knows everything. */
function knowledgePart({ skills }: PersonProfile, project: ProjectProfile): Part[] {
  const sought = [...project.skills.keys()].filter((key) => skills.has(key)).length;
  if (sought === 0) return [];
  const points = (WEIGHTS.knowledge * sought) / skills.size;
  return [{ points, reason: { kind: 'knowledge', sought, known: skills.size } }];
}

function rolesPart(person: PersonProfile, project: ProjectProfile): Part[] {
  return named('roles', shared(project.roles, person.roles), WEIGHTS.role);
}

function timeBlocksPart({ timeBlocks }: PersonProfile, project: ProjectProfile): Part[] {
  const names = shared(project.timeBlocks, timeBlocks);
  return named('timeBlocks', names, (WEIGHTS.timeBlocks * names.length) / project.timeBlocks.size);
}

function hoursPart({ person }: PersonProfile, { hoursPerWeek: ofTeam }: ProjectProfile): Part[] {
  const theirs = person.hoursPerWeek;
  if (theirs === null || ofTeam === null || theirs <= 0 || ofTeam <= 0) return [];
  const closeness = Math.min(theirs, ofTeam) / Math.max(theirs, ofTeam);
  if (closeness < ALIKE) return [];
  return [{ points: WEIGHTS.hours * closeness, reason: { kind: 'hours', theirs, ofTeam: Math.round(ofTeam) } }];
}

function interestsPart(person: PersonProfile, project: ProjectProfile): Part[] {
  const names = shared(project.interests, person.interests);
  return named('interests', names, WEIGHTS.interest * Math.log2(1 + names.length));
}

function eventPart({ person }: PersonProfile, { project }: ProjectProfile): Part[] {
  if (project.event === null || !person.events.includes(project.event)) return [];
  return [{ points: WEIGHTS.event, reason: { kind: 'event' } }];
}

function availabilityPart({ person: { availability } }: PersonProfile): Part[] {
  if (availability === null) return [];
  const points = { availableforwork: WEIGHTS.available, opentocollaborate: WEIGHTS.open }[textKey(availability)];
  return points === undefined ? [] : [{ points, reason: { kind: 'availability', statement: availability } }];
}

function named(
  kind: Extract<Reason, { names: readonly string[] }>['kind'],
  names: readonly string[],
  points: number,
): Part[] {
  return names.length === 0 ? [] : [{ points, reason: { kind, names } }];
}
