import type { Person } from '@crewdeck/matching';
import { canonicalSkill } from '@crewdeck/matching/skills';
import type { Seeker, Wish } from './placing.repository.ts';
import type { Unit } from './placing.rules.ts';
import { type NotFree, reasonAgainst, TAKEN } from './unplaced-reasons.ts';

type Pair = readonly [string, string];

/** What a round has to know of its event. */
export interface EventFacts {
  readonly technologies: readonly string[];
  /** It lasts `SHORT_EVENT_DAYS` or less, so that weekly hours and times say nothing. */
  readonly isShort: boolean;
}

const NO_TIMES = { hoursPerWeek: null, timeBlocks: [], timeZone: null } satisfies Partial<Person>;

/**
 * Each person at most once: with the project that has looked longest, else for themselves. `left` gives the reason of each other
 * search, except of people who are busy or placed with a project. @param seekers those who have looked longest first
 */
export function chooseSeekers(
  seekers: readonly Seeker[],
  { busy, ...notFree }: NotFree & { readonly busy: ReadonlySet<string> },
): { chosen: Seeker[]; left: Map<string, string> } {
  const taken = new Set(busy);
  const [chosen, left] = [new Set<string>(), new Map<string, string>()];
  const ofProjectsFirst = [...seekers].sort((one, other) => Number(!one.projectId) - Number(!other.projectId));
  for (const [id, people] of grouped(ofProjectsFirst, ({ searchId }) => searchId)) {
    const reason = reasonAgainst(people, notFree);
    const isTaken = people.some(({ userId }) => taken.has(userId));
    if (reason) left.set(id, reason);
    else if (isTaken && people[0]?.projectId) left.set(id, TAKEN);
    if (reason || isTaken) continue;
    chosen.add(id);
    for (const { userId } of people) taken.add(userId);
  }
  return { chosen: seekers.filter(({ searchId }) => chosen.has(searchId)), left };
}

/** One unit for each search, with all people of a project. At a short event, weekly hours, times and time zone are left out. */
export function unitsOf(seekers: readonly Seeker[], { technologies, isShort }: EventFacts): Unit[] {
  const bySearch = grouped(seekers, ({ searchId }) => searchId);
  return [...bySearch].map(([id, people]) => ({
    id,
    people: people.map((seeker) => ({ ...personOf(seeker), ...(isShort && NO_TIMES) })),
    seats: people[0]?.projectId ? people[0].seats : null,
    needs: people[0]?.technologies ? [...people[0].technologies, ...technologies] : technologies,
  }));
}

/** What they wrote about their work, and nothing that says who they are. That they look for a team says that they take one. */
function personOf({
  searchId,
  userId,
  skills,
  roles,
  interests,
  availability,
  hoursPerWeek,
  timeBlocks,
  timeZone,
}: Seeker): Person {
  return {
    id: `${searchId} ${userId}`,
    ...{ skills, roles, interests, availability, hoursPerWeek, timeBlocks, timeZone },
    events: [],
    recentInvites: 0,
    takesInvites: true,
  };
}

/** Pairs of people as pairs of their units. Two who are in one unit stay in it: common teams stay as they are. */
export function pairsOfUnits(seekers: readonly Seeker[], people: readonly Pair[]): Pair[] {
  const unitsOfPerson = grouped(seekers, ({ userId }) => userId);
  return people.flatMap(([one, other]) =>
    (unitsOfPerson.get(one) ?? []).flatMap(({ searchId }) =>
      (unitsOfPerson.get(other) ?? [])
        .filter((seeker) => seeker.searchId !== searchId)
        .map((seeker): Pair => [searchId, seeker.searchId]),
    ),
  );
}

/** Wishes as pairs of units, first whose wish it is. Somebody wished for counts with the unit that they are in. */
export function pairsWished(seekers: readonly Seeker[], wishes: readonly Wish[]): Pair[] {
  const [byPerson, byProject] = [
    grouped(seekers, ({ userId }) => userId),
    grouped(seekers, ({ projectId }) => projectId ?? ''),
  ];
  return wishes.flatMap(({ searchId, personId, projectId }) => {
    const found = personId === null ? byProject.get(projectId ?? '') : byPerson.get(personId);
    const others = new Set(found?.map((seeker) => seeker.searchId));
    others.delete(searchId);
    return [...others].map((other): Pair => [searchId, other]);
  });
}

/** People who avoid somebody come last: if one of the two is left out, it's them. */
export function avoidingLast(units: readonly Unit[], avoided: readonly Pair[]): Unit[] {
  const avoiding = new Set(avoided.map(([one]) => one));
  return [...units].sort((one, other) => Number(avoiding.has(one.id)) - Number(avoiding.has(other.id)));
}

/** People who said yes to the same team, which then didn't form, stay together: each with the next one. */
export function pairsWhoAgreed(
  answers: readonly { readonly searchId: string; readonly proposalId: string; readonly hasAgreed: boolean }[],
): Pair[] {
  const agreed = grouped(
    answers.filter(({ hasAgreed }) => hasAgreed),
    ({ proposalId }) => proposalId,
  );
  return [...agreed.values()].flatMap((group) =>
    group.slice(1).map(({ searchId }, index): Pair => [group[index]?.searchId ?? '', searchId]),
  );
}

/** Technologies that nobody of a team knows, by whatever name they are written. @param technologies of the event */
export function unknownTo(people: readonly Pick<Seeker, 'skills'>[], technologies: readonly string[]): string[] {
  const known = new Set(people.flatMap(({ skills }) => skills.map(({ name }) => canonicalSkill(name))));
  return technologies.filter((name) => !known.has(canonicalSkill(name)));
}

export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
