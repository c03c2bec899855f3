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
 * Every transaction takes its locks in this order, each kind at most once (ADR 48): an advisory lock per event, one advisory
 * lock for deleting and hiding, project rows, user rows, one advisory lock for quotas, invite lists. Within a kind ids ascend.
 * It locks other rows after these. The lists of sender and receiver protect an invite's row: lock both before you write it.
 */
const ORDER = ['events', 'accounts', 'projects', 'people', 'quotas', 'lists'] as const;
type Kind = (typeof ORDER)[number];

const lastLocked = new WeakMap<EntityManager, Kind>();

/** Throws on a violation of the order, even when no other transaction runs. */
function take(manager: EntityManager, kind: Kind): EntityManager {
  if (!manager.queryRunner?.isTransactionActive) throw new Error('A lock needs a transaction.');
  const last = lastLocked.get(manager);
  if (last && ORDER.indexOf(kind) <= ORDER.indexOf(last))
    throw new Error(`A transaction that has locked ${last} may not lock ${kind}: the order is ${ORDER.join(', ')}.`);
  lastLocked.set(manager, kind);
  return manager;
}

const eventTurn = (lock: string, event: string) => `${lock}(hashtextextended('team search ' || ${event}::text, 0))`;
const ACCOUNTS_TURN = `pg_advisory_xact_lock(hashtextextended('account', 0))`;

const EVENTS = `SELECT ${eventTurn('pg_advisory_xact_lock', 'event')} FROM unnest($1::uuid[]) AS event`;

/** The advisory lock first: waiting transactions get the row in the order of arrival. */
const PROJECT = `
  SELECT FROM pg_advisory_xact_lock(hashtextextended($1::text, 0)) AS turn, projects p
  WHERE p.id = $1::uuid FOR UPDATE OF p`;

const projects = (condition: string) => `SELECT FROM projects p WHERE ${condition} ORDER BY p.id FOR UPDATE`;

/** `NO KEY UPDATE` lets other transactions insert foreign keys to these people; `UPDATE`, for deleting them, doesn't. */
const people = (condition: string, mode: string) => `SELECT id FROM users WHERE ${condition} ORDER BY id FOR ${mode}`;

const lists = (people: string) => `SELECT lock_invite_lists(ARRAY(${people}))`;

/** For a transaction that changes team searches at this event, or places people in teams there. */
export async function lockEvent(manager: EntityManager, id: string): Promise<void> {
  await take(manager, 'events').query(EVENTS, [[id]]);
}

/** The same without waiting: the upkeep skips an event that another transaction has locked. */
export async function tryLockEvent(manager: EntityManager, id: string): Promise<boolean> {
  const statement = `SELECT ${eventTurn('pg_try_advisory_xact_lock', '$1')} AS "isTaken"`;
  const [turn] = await take(manager, 'events').query<{ isTaken: boolean }[]>(statement, [id]);
  return turn?.isTaken ?? false;
}

/** All events at which this person, or a project they are on, looks for a team. */
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

/** Serializes deleting and hiding: their cascades touch rows in no fixed order, so two at once could deadlock. */
export async function lockAccounts(manager: EntityManager): Promise<void> {
  await take(manager, 'accounts').query(`SELECT ${ACCOUNTS_TURN}`);
}

/** For a member who leaves: the last one to leave a project without an owner deletes it. */
export async function lockAccountsIfOwnerless(manager: EntityManager, projectId: string): Promise<void> {
  const statement = `SELECT ${ACCOUNTS_TURN} FROM projects p WHERE p.id = $1 AND p.owner_id IS NULL`;
  await take(manager, 'accounts').query(statement, [projectId]);
}

/** Read in a later statement: one that waits for a lock sees the snapshot from before. */
export async function lockProject(manager: EntityManager, id: string): Promise<void> {
  await take(manager, 'projects').query(PROJECT, [id]);
}

export async function lockProjectsOwnedBy(manager: EntityManager, ownerIds: readonly string[]): Promise<void> {
  await take(manager, 'projects').query(projects('p.owner_id = ANY ($1)'), [ownerIds]);
}

/** Every project that deleting or hiding this person changes. */
export async function lockProjectsAround(manager: EntityManager, personId: string): Promise<void> {
  await take(manager, 'projects').query(projects(AROUND_PERSON), [personId]);
}

export async function lockProjectsAtEvent(manager: EntityManager, hackathonId: string): Promise<void> {
  await take(manager, 'projects').query(projects(AT_EVENT), [hackathonId]);
}

/** @returns the ids that still exist */
export async function lockPeople(manager: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  const statement = people('id = ANY ($1)', 'NO KEY UPDATE');
  const rows = await take(manager, 'people').query<{ id: string }[]>(statement, [ids]);
  return new Set(rows.map(({ id }) => id));
}

/** Before a person is deleted: no other transaction inserts a foreign key to them. */
export async function lockLeaving(manager: EntityManager, id: string): Promise<void> {
  await take(manager, 'people').query(people('id = $1', 'UPDATE'), [id]);
}

/** @param found selects them by the event in `$1` */
export async function lockPeopleAtEvent(manager: EntityManager, hackathonId: string, found: string): Promise<void> {
  await take(manager, 'people').query(people(`id IN (${found})`, 'NO KEY UPDATE'), [hackathonId]);
}

/** For counting what identities of one address did. @param key HMAC of the address, or of the identity without one */
export async function lockQuota(manager: EntityManager, key: string): Promise<void> {
  await take(manager, 'quotas').query(`SELECT pg_advisory_xact_lock(hashtextextended('quota ' || $1, 0))`, [key]);
}

export async function lockLists(manager: EntityManager, personIds: readonly string[]): Promise<void> {
  await take(manager, 'lists').query('SELECT lock_invite_lists($1)', [personIds]);
}

/** The lists of its members, and of everybody whom an invite to it names. */
export async function lockListsOfProject(manager: EntityManager, projectId: string): Promise<void> {
  await take(manager, 'lists').query(lists(LISTS_OF_PROJECT), [projectId]);
}

/** For the end of a membership, which also changes the invite that it came from. */
export async function lockListsOfPlace(manager: EntityManager, projectId: string, memberId: string): Promise<void> {
  await take(manager, 'lists').query(lists(LISTS_OF_PLACE), [projectId, memberId]);
}

/** Before a person is deleted or hidden. @param others people whom this transaction connects to them, such as blockers */
export async function lockListsAround(
  manager: EntityManager,
  personId: string,
  others: readonly string[] = [],
): Promise<void> {
  await take(manager, 'lists').query(lists(LISTS_AROUND_PERSON), [personId, others]);
}
