import type { Person } from '@crewdeck/matching';
import type { Seeker } from './placing.repository.ts';
import type { Unit } from './placing.rules.ts';

type Pair = readonly [string, string];

/** Searches as what is placed: those of a project are one unit. Who is on two projects is in both. */
export function unitsOf(seekers: readonly Seeker[]): Unit[] {
  const bySearch = grouped(seekers, ({ searchId }) => searchId);
  return [...bySearch].map(([id, people]) => ({
    id,
    people: people.map(personOf),
    seats: people[0]?.projectId ? people[0].seats : null,
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
}: Seeker): Person {
  return {
    id: `${searchId} ${userId}`,
    ...{ skills, roles, interests, availability, hoursPerWeek, timeBlocks },
    events: [],
    openInvites: 0,
    takesInvites: true,
  };
}

/** Pairs of people as pairs of the units that they are in. Those who are in one already stay there: common teams stay as they are. */
export function pairsOfUnits(seekers: readonly Seeker[], people: readonly Pair[]): Pair[] {
  const unitsOfPerson = grouped(seekers, ({ userId }) => userId);
  const shared = [...unitsOfPerson.keys()].map((id): Pair => [id, id]);
  return [...people, ...shared].flatMap(([one, other]) =>
    (unitsOfPerson.get(one) ?? []).flatMap(({ searchId }) =>
      (unitsOfPerson.get(other) ?? [])
        .filter((seeker) => seeker.searchId !== searchId)
        .map((seeker): Pair => [searchId, seeker.searchId]),
    ),
  );
}

/** Those who said yes to the same team that did not come about stay together: each with the next one. */
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

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
