import type { ErrorBody } from '@crewdeck/contract';
import fc from 'fast-check';
import { aPerson } from '../src/testing/builders.ts';
import type { Account, Person } from '../src/testing/people.ts';
import type { Answer, TestApi } from '../src/testing/test-api.ts';

/** People who act on each other's projects, those who have deleted their account, and the projects that there are or were. */
export interface Cast {
  people: readonly Person[];
  readonly gone: Person[];
  /** Id of the event that they look for teams for. */
  readonly event: string;
  readonly projects: { readonly id: string; owner: Person }[];
}

export type Ask = (request: Parameters<TestApi['call']>[1], body?: unknown) => Promise<Answer<ErrorBody>>;
export type As = (person: Account | undefined) => Ask;

/** Something one person does, as the test tells it when it fails. */
export interface Action {
  readonly kind: string;
  readonly perform: (cast: Cast, as: As, api: TestApi) => Promise<Answer<unknown> | null>;
  readonly toString: () => string;
}

export function openOf<T>(api: TestApi, people: readonly Person[], statement: string): Promise<T[]> {
  return api.database.query(statement, [people.map(({ profileId }) => profileId)]);
}

/** Their uid is their name, and in all that they write: where something of it stays, the uid is found. */
export async function aCastMember(api: TestApi): Promise<Person> {
  const person = await aPerson(api);
  await api.call(person, `PATCH /api/users/firebase/${person.uid}`, { body: { name: person.uid } });
  return person;
}

export const MOST_PEOPLE = 5;
export const anyPerson = fc.nat(MOST_PEOPLE - 1);
/** One of what there is at that moment, counted round. */
export const anyOne = fc.nat(50);
/** Mostly who may do it: sequences of nothing but refusals would prove little. */
export const isEntitled = fc.integer({ min: 1, max: 10 }).map((number) => number < 9);

export function pick<T>(list: readonly T[], number: number): T | undefined {
  return list[number % list.length];
}

export function anAction<T>(
  kind: string,
  details: fc.Arbitrary<T>,
  perform: (details: T, cast: Cast, as: As, api: TestApi) => Promise<Answer<unknown> | null>,
): fc.Arbitrary<Action> {
  return details.map((values) => ({
    kind,
    perform: (cast: Cast, as: As, api: TestApi) => perform(values, cast, as, api),
    toString: () => `${kind} ${JSON.stringify(values)}`,
  }));
}

const onProject = { project: anyOne, by: anyPerson, isEntitled };

/** Something done to a project, by its owner or by anybody. */
export function anActionOn<T>(
  kind: string,
  details: fc.Arbitrary<T>,
  perform: (ask: Ask, id: string, details: T, cast: Cast) => Promise<Answer<unknown>>,
): fc.Arbitrary<Action> {
  return anAction(kind, fc.record({ ...onProject, details }), async (values, cast, as) => {
    const project = pick(cast.projects, values.project);
    if (!project) return null;
    const actor = values.isEntitled ? project.owner : cast.people[values.by];
    return perform(as(actor), project.id, values.details, cast);
  });
}
