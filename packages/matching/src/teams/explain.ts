import { listOf } from '../list-of.ts';
import { mostShared } from './common.ts';
import type { BrokenPair } from './groups.ts';
import type { Setting } from './worth.ts';

/** A team, and why it is one. */
export interface Team {
  members: string[];
  /** Names of wanted skills and roles that somebody of it has. */
  covers: string[];
  /** Names of those that nobody of it has. */
  missing: string[];
  /** Sentences about it. */
  reasons: string[];
}

/** Of roles, and of skills: more names would hide the sentences after them. */
const MOST_COVERED = 4;

export function explainTeam(
  setting: Setting,
  members: readonly number[],
  { sizes, broken }: { sizes: readonly number[]; broken: readonly BrokenPair[] },
): Team {
  const { people, abilities } = setting;
  const has = new Set(members.flatMap((member) => abilities.ofPeople[member] ?? []));
  const [covers, missing] = [true, false].map((isCovered) =>
    abilities.wanted.filter((_, place) => has.has(place) === isCovered),
  );
  const ids = (indexes: readonly number[]) => indexes.map((index) => people[index]?.id ?? '');
  return {
    members: ids(members),
    covers: namesOf(covers ?? []),
    missing: namesOf(missing ?? []),
    reasons: [
      coverage(setting, covers ?? [], setting.namedFirst(ids(members))),
      ...inCommon(setting, members),
      ...sizeReason(setting, members.length, sizes),
      ...broken
        .filter(({ pair }) => pair.some((one) => members.includes(one)))
        .map((pair) => brokenReason(pair, ids(pair.pair))),
    ],
  };
}

function namesOf(abilities: readonly { name: string }[]): string[] {
  return [...new Set(abilities.map(({ name }) => name))];
}

function coverage(
  { abilities: { wanted } }: Setting,
  covers: Setting['abilities']['wanted'],
  first: ReadonlySet<string>,
): string {
  if (wanted.length === 0) return 'Nobody here has listed a skill or a role.';
  const isNeeded = ({ key }: { key: string }) => first.has(key);
  const ordered = [...covers].sort((one, other) => Number(isNeeded(other)) - Number(isNeeded(one)));
  const needed = namesOf(covers.filter(isNeeded)).length;
  const named = (isRole: boolean, verb: string) => {
    const names = namesOf(ordered.filter((ability) => ability.isRole === isRole));
    if (names.length === 0) return [];
    if (names.length <= MOST_COVERED + 1) return [`${verb} ${listOf(names)}`];
    // Skills that are needed, or else the first.
    const shown = isRole || needed === 0 ? MOST_COVERED : Math.min(needed, MOST_COVERED);
    return [`${verb} ${listOf([...names.slice(0, shown), `${names.length - shown} more`])}`];
  };
  const roles = named(true, 'cover');
  // Skills that nothing here asks for would hide that those are missing.
  const skills = first.size > 0 && needed === 0 && roles.length > 0 ? [] : named(false, 'know');
  const phrases = [...roles, ...skills];
  return phrases.length === 0 ? 'Nobody here has what was asked for.' : `Together you ${phrases.join(', and ')}.`;
}

function inCommon({ people, times, interests }: Setting, members: readonly number[]): string[] {
  const [time, interest] = [mostShared(times, members), mostShared(interests, members)];
  const who = (count: number) => (count === members.length ? 'Everyone' : `${count} of ${members.length}`);
  const hours = members.map((member) => people[member]?.hoursPerWeek ?? 0).filter((value) => value > 0);
  const [fewest, most] = [Math.min(...hours), Math.max(...hours)];
  return [
    ...(time
      ? [`${who(time.count)} ${time.count === members.length ? 'is' : 'are'} free at the same time: ${time.name}.`]
      : []),
    ...(hours.length === members.length
      ? [
          fewest === most
            ? `Everyone has ${most} ${most === 1 ? 'hour' : 'hours'} a week.`
            : `Each of you has ${fewest} to ${most} hours a week.`,
        ]
      : []),
    ...(interest
      ? [
          `${who(interest.count)} ${interest.count === members.length ? 'shares' : 'share'} an interest in ${interest.name}.`,
        ]
      : []),
  ];
}

function sizeReason({ size }: Setting, count: number, sizes: readonly number[]): string[] {
  if (count === size) return [];
  const planned = `Teams here are planned for ${size} people.`;
  if (!sizes.includes(count))
    return [`${planned} This one has ${count}, because some people must be together or apart.`];
  if (count > size) return [`${planned} This one has ${count}, so one more person has a team.`];
  return [`${planned} You'd start as ${count}.`];
}

function brokenReason({ why }: BrokenPair, ids: readonly string[]): string {
  const because = why === 'apart' ? 'someone in their group must be kept apart' : 'their group is bigger than a team';
  return `${listOf(ids)} couldn't be together: ${because}.`;
}
