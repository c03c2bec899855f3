import type { EntityManager } from 'typeorm';
import {
  AROUND_PERSON,
  AT_EVENT,
  EVENTS_OF_PERSON,
  EVENTS_OF_PROJECT,
  LISTS_AROUND_PERSON,
  LISTS_OF_PLACE,
  LISTS_OF_PROJECT,
} from './locked-sets.ts';

/**
 * Every writer takes its locks in this order, each kind once and rows last (ADR 48): turns of events, the turn of those
 * who delete or hide, projects, people, invite lists. Within a kind it is the order of ids. The lists of an invite's two people
 * guard its row, so a writer of invites locks them first.
 */
const ORDER = ['events', 'accounts', 'projects', 'people', 'lists'] as const;
type Kind = (typeof ORDER)[number];

const reached = new WeakMap<EntityManager, Kind>();

/** Throws where the order is broken, with or without anybody else. */
function take(manager: EntityManager, kind: Kind): EntityManager {
  if (!manager.queryRunner?.isTransactionActive) throw new Error('A lock needs a transaction.');
  const last = reached.get(manager);
  if (last && ORDER.indexOf(kind) <= ORDER.indexOf(last))
    throw new Error(`A transaction that has locked ${last} may not lock ${kind}: the order is ${ORDER.join(', ')}.`);
  reached.set(manager, kind);
  return manager;
}

const eventTurn = (lock: string, event: string) => `${lock}(hashtextextended('team search ' || ${event}::text, 0))`;
const ACCOUNTS_TURN = `pg_advisory_xact_lock(hashtextextended('account', 0))`;

const EVENTS = `SELECT ${eventTurn('pg_advisory_xact_lock', 'event')} FROM unnest($1::uuid[]) AS event`;

/** The turn first, so that who waits for the row is served in order. Triggers read who acts: they tell them nothing. */
const PROJECT = `
  SELECT FROM pg_advisory_xact_lock(hashtextextended($1::text, 0)) AS turn,
    set_config('crewdeck.actor', coalesce($2::text, ''), true) AS actor, projects p
  WHERE p.id = $1::uuid FOR UPDATE OF p`;

const projects = (condition: string) => `SELECT FROM projects p WHERE ${condition} ORDER BY p.id FOR UPDATE`;

/** They may still be referred to, except by who locks them to delete them. */
const people = (condition: string, mode: string) => `SELECT id FROM users WHERE ${condition} ORDER BY id FOR ${mode}`;

const lists = (people: string) => `SELECT lock_invite_lists(ARRAY(${people}))`;
/** Who changes what is looked for at an event, or places there. */
export async function lockEvent(manager: EntityManager, id: string): Promise<void> {
  await take(manager, 'events').query(EVENTS, [[id]]);
}

/** The same for the upkeep, which passes over an event that somebody is at. */
export async function tryLockEvent(manager: EntityManager, id: string): Promise<boolean> {
  const statement = `SELECT ${eventTurn('pg_try_advisory_xact_lock', '$1')} AS "isTaken"`;
  const [turn] = await take(manager, 'events').query<{ isTaken: boolean }[]>(statement, [id]);
  return turn?.isTaken ?? false;
}

/** Where a person looks for a team, or a project of theirs does. */
export async function lockEventsOfPerson(manager: EntityManager, personId: string): Promise<void> {
  await lockEventsOf(manager, EVENTS_OF_PERSON, personId);
}

export async function lockEventsOfProject(manager: EntityManager, projectId: string): Promise<void> {
  await lockEventsOf(manager, EVENTS_OF_PROJECT, projectId);
}

async function lockEventsOf(manager: EntityManager, found: string, id: string): Promise<void> {
  const events = await manager.query<{ id: string }[]>(found, [id]);
  if (events.length > 0) await take(manager, 'events').query(EVENTS, [events.map((event) => event.id)]);
}

/** Who deletes or hides: what goes with an account or a project is in no order. One after the other. */
export async function lockAccounts(manager: EntityManager): Promise<void> {
  await take(manager, 'accounts').query(`SELECT ${ACCOUNTS_TURN}`);
}

/** For who leaves a project: the last one of a team without an owner deletes it. */
export async function lockAccountsIfOwnerless(manager: EntityManager, projectId: string): Promise<void> {
  await take(manager, 'accounts').query(
    `SELECT ${ACCOUNTS_TURN} FROM projects p WHERE p.id = $1 AND p.owner_id IS NULL`,
    [projectId],
  );
}

/** A statement of its own: one that waits for a lock reads what was there before. @param actorId who does it */
export async function lockProject(manager: EntityManager, id: string, actorId: string | null): Promise<void> {
  await take(manager, 'projects').query(PROJECT, [id, actorId]);
}

/** For who acts on a project that they have just made: triggers tell them nothing. */
export async function nameActor(manager: EntityManager, actorId: string): Promise<void> {
  await manager.query(`SELECT set_config('crewdeck.actor', $1, true)`, [actorId]);
}

export async function lockProjectsOwnedBy(manager: EntityManager, ownerIds: readonly string[]): Promise<void> {
  await take(manager, 'projects').query(projects('p.owner_id = ANY ($1)'), [ownerIds]);
}

/** All that deleting or hiding a person changes. */
export async function lockProjectsAround(manager: EntityManager, personId: string): Promise<void> {
  await take(manager, 'projects').query(projects(AROUND_PERSON), [personId]);
}

export async function lockProjectsAtEvent(manager: EntityManager, hackathonId: string): Promise<void> {
  await take(manager, 'projects').query(projects(AT_EVENT), [hackathonId]);
}

/** Answers those that there are. */
export async function lockPeople(manager: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  const statement = people('id = ANY ($1)', 'NO KEY UPDATE');
  const rows = await take(manager, 'people').query<{ id: string }[]>(statement, [ids]);
  return new Set(rows.map(({ id }) => id));
}

/** For who deletes them: nobody refers to them any more. */
export async function lockLeaving(manager: EntityManager, id: string): Promise<void> {
  await take(manager, 'people').query(people('id = $1', 'UPDATE'), [id]);
}

/** @param found selects them by the event in `$1` */
export async function lockPeopleAtEvent(manager: EntityManager, hackathonId: string, found: string): Promise<void> {
  await take(manager, 'people').query(people(`id IN (${found})`, 'NO KEY UPDATE'), [hackathonId]);
}

export async function lockLists(manager: EntityManager, personIds: readonly string[]): Promise<void> {
  await take(manager, 'lists').query('SELECT lock_invite_lists($1)', [personIds]);
}

/** Of its members, and of everybody whom an invite to it names. */
export async function lockListsOfProject(manager: EntityManager, projectId: string): Promise<void> {
  await take(manager, 'lists').query(lists(LISTS_OF_PROJECT), [projectId]);
}

/** For the end of a place in a team, which changes the invite that it came from. */
export async function lockListsOfPlace(manager: EntityManager, projectId: string, memberId: string): Promise<void> {
  await take(manager, 'lists').query(lists(LISTS_OF_PLACE), [projectId, memberId]);
}

/** For who deletes or hides a person. @param others who come to have to do with them */
export async function lockListsAround(
  manager: EntityManager,
  personId: string,
  others: readonly string[] = [],
): Promise<void> {
  await take(manager, 'lists').query(lists(LISTS_AROUND_PERSON), [personId, others]);
}
