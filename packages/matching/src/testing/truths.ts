import type { Person, Project, Skills } from '../people.ts';

/** The two that a sentence is about. */
export interface Both {
  person: Person;
  project: Project;
  /** Members of the project who are known. */
  team: Person[];
  relatedTo: Skills['relatedTo'];
}

const namesIn = (list: string) => list.split(/, | and /);
const has = (person: Person, skill: string) => person.skills.some(({ name }) => name === skill);
const timesOf = ({ project, team }: Both) =>
  project.timeBlocks.length > 0 ? project.timeBlocks : team.flatMap(({ timeBlocks }) => timeBlocks);
const isFree = (both: Both, block: string) => both.person.timeBlocks.includes(block) && timesOf(both).includes(block);

/** Each sentence, and what must hold in the data for it; the groups are the names and numbers in it. */
const TRUTHS: [RegExp, (both: Both, ...groups: string[]) => boolean][] = [
  [
    /^(?:Brings|Needs) (.+?), which (?:nobody on the team has|you have and nobody on the team does)\.$/,
    ({ person, project, team }, skills = '') =>
      team.length === project.members.length &&
      namesIn(skills).every(
        (skill) => has(person, skill) && project.skills.includes(skill) && !team.some((member) => has(member, skill)),
      ),
  ],
  [
    /^(?:Knows|Needs) (.+?), which (?:the project needs|you know)\.$/,
    ({ person, project }, skills = '') =>
      namesIn(skills).every((skill) => has(person, skill) && project.skills.includes(skill)),
  ],
  [
    /^Knows (.+ \(similar to .+\))\.$/,
    (both, pairs = '') => namesIn(pairs).every((pair) => isNear(both, pair, 'known first')),
  ],
  [
    /^Needs (.+ \(similar to your .+\))\.$/,
    (both, pairs = '') => namesIn(pairs).every((pair) => isNear(both, pair, 'sought first')),
  ],
  [
    /^(?:Wants|Has) (?:an open role|open roles)(?: you want)?: (.+)\.$/,
    ({ person, project }, roles = '') =>
      namesIn(roles).every((role) => person.roles.includes(role) && project.roles.includes(role)),
  ],
  [
    /^Free at the same times: (.+)\.$/,
    (both, blocks = '') => namesIn(blocks).every((block) => isFree(both, block.toLowerCase())),
  ],
  [
    /^Free on the same evenings: (.+)\.$/,
    (both, days = '') => namesIn(days).every((day) => isFree(both, `${day.toLowerCase()} evening`)),
  ],
  [
    /^Shares an interest in (.+)\.$/,
    ({ person, project, team }, interests = '') =>
      namesIn(interests).every(
        (interest) =>
          person.interests.includes(interest) &&
          [...project.interests, ...team.flatMap((member) => member.interests)].includes(interest),
      ),
  ],
  [
    /^Similar time: (?:you have|has) (\d+) hours? a week, the team about (\d+)\.$/,
    (both, theirs, ofTeam) => areHours(both, theirs, ofTeam),
  ],
  [
    /^(?:Is looking for a team for the same event|Is for an event where you're looking for a team)\.$/,
    ({ person, project }) => project.event !== null && person.events.includes(project.event),
  ],
];

function isNear(
  { person, project, team, relatedTo }: Both,
  pair: string,
  order: 'known first' | 'sought first',
): boolean {
  const [, one = '', other = ''] = /^(.+) \(similar to (?:your )?(.+)\)$/.exec(pair) ?? [];
  const [known, sought] = order === 'known first' ? [one, other] : [other, one];
  const isMissing = ![person, ...team].some((someone) => has(someone, sought));
  return has(person, known) && project.skills.includes(sought) && isMissing && relatedTo(sought).includes(known);
}

function areHours({ person, project, team }: Both, theirs?: string, ofTeam?: string): boolean {
  const known = team.map(({ hoursPerWeek }) => hoursPerWeek).filter((hours) => hours !== null);
  const mean = project.hoursPerWeek ?? known.reduce((sum, hours) => sum + hours, 0) / known.length;
  return String(person.hoursPerWeek) === theirs && String(Math.round(mean)) === ofTeam;
}

/** Whether a sentence of a fit is true of what the two wrote; skills by the names that they are written with. */
export function isTrue(sentence: string, both: Both): boolean {
  for (const [form, holds] of TRUTHS) {
    const found = form.exec(sentence);
    if (found) return holds(both, ...found.slice(1));
  }
  return false;
}
