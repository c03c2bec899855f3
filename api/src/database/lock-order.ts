import sql, { type Sql } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import {
  eventsOfPerson,
  eventsOfProject,
  listsAround,
  listsOfPlace,
  listsOfProject,
  projectsAround,
  projectsAtEvent,
  teamOf,
} from './locked-sets.ts';
import { queryRows } from './query.ts';
import type { Operand } from './sql.ts';

/**
 * Every transaction takes its locks in this order, each kind at most once (ADR 48): an advisory lock per event, one advisory
 * lock for deleting and hiding, project rows, user rows, one advisory lock for quotas, invite lists. Within a kind ids ascend.
 * It locks other rows after these. The lists of sender and receiver protect an invite's row: lock both before you write it.
 */
const ORDER = ['events', 'accounts', 'projects', 'people', 'quotas', 'lists'] as const;
type Kind = (typeof ORDER)[number];

const lastLocked = new WeakMap<EntityManager, Kind>();

/** Throws on a violation of the order, even when no other transaction runs. */
function lock<Row>(manager: EntityManager, kind: Kind, statement: Sql): Promise<Row[]> {
  if (!manager.queryRunner?.isTransactionActive) throw new Error('A lock needs a transaction.');
  const last = lastLocked.get(manager);
  if (last && ORDER.indexOf(kind) <= ORDER.indexOf(last))
    throw new Error(`A transaction that has locked ${last} may not lock ${kind}: the order is ${ORDER.join(', ')}.`);
  lastLocked.set(manager, kind);
  return queryRows(manager, statement);
}

const keyOfEvent = (event: Operand) => sql`hashtextextended('team search ' || ${event}::text, 0)`;
const ACCOUNTS_TURN = sql`pg_advisory_xact_lock(hashtextextended('account', 0))`;

const events = (ids: readonly string[]) =>
  sql`SELECT pg_advisory_xact_lock(${keyOfEvent(sql`event`)}) FROM unnest(${ids}::uuid[]) AS event`;

/** The advisory lock first: waiting transactions get the row in the order of arrival. */
const project = (id: string) => sql`
  SELECT FROM pg_advisory_xact_lock(hashtextextended(${id}, 0)) AS turn, projects p
  WHERE p.id = ${id}::uuid FOR UPDATE OF p`;

const projects = (condition: Sql) => sql`SELECT FROM projects p WHERE ${condition} ORDER BY p.id FOR UPDATE`;

/** `NO KEY UPDATE` lets other transactions insert foreign keys to these people. */
const people = (condition: Sql) => sql`SELECT id FROM users WHERE ${condition} ORDER BY id FOR NO KEY UPDATE`;

const lists = (people: Sql) => sql`SELECT lock_invite_lists(ARRAY(${people}))`;

/** For a transaction that changes team searches at this event, or places people in teams there. */
export async function lockEvent(manager: EntityManager, id: string): Promise<void> {
  await lock(manager, 'events', events([id]));
}

/** The same without waiting: the upkeep skips an event that another transaction has locked. */
export async function tryLockEvent(manager: EntityManager, id: string): Promise<boolean> {
  const statement = sql`SELECT pg_try_advisory_xact_lock(${keyOfEvent(id)}) AS "isTaken"`;
  const [turn] = await lock<{ isTaken: boolean }>(manager, 'events', statement);
  return turn?.isTaken ?? false;
}

/** All events at which this person, or a project they are on, looks for a team. */
export async function lockEventsOfPerson(manager: EntityManager, personId: string): Promise<void> {
  await lockEventsOf(manager, eventsOfPerson(personId));
}

export async function lockEventsOfProject(manager: EntityManager, projectId: string): Promise<void> {
  await lockEventsOf(manager, eventsOfProject(projectId));
}

async function lockEventsOf(manager: EntityManager, found: Sql): Promise<void> {
  const rows = await queryRows<{ id: string }>(manager, found);
  if (rows.length > 0) await lock(manager, 'events', events(rows.map(({ id }) => id)));
}

/** Serializes deleting and hiding: their cascades touch rows in no fixed order, so two at once could deadlock. */
export async function lockAccounts(manager: EntityManager): Promise<void> {
  await lock(manager, 'accounts', sql`SELECT ${ACCOUNTS_TURN}`);
}

/** For a member who leaves: the last one to leave a project without an owner deletes it. */
export async function lockAccountsIfOwnerless(manager: EntityManager, projectId: string): Promise<void> {
  const statement = sql`SELECT ${ACCOUNTS_TURN} FROM projects p WHERE p.id = ${projectId} AND p.owner_id IS NULL`;
  await lock(manager, 'accounts', statement);
}

/** Read in a later statement: one that waits for a lock sees the snapshot from before. */
export async function lockProject(manager: EntityManager, id: string): Promise<void> {
  await lock(manager, 'projects', project(id));
}

export async function lockProjects(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await lock(manager, 'projects', projects(sql`p.id = ANY (${ids})`));
}

export async function lockProjectsOwnedBy(manager: EntityManager, ownerIds: readonly string[]): Promise<void> {
  await lock(manager, 'projects', projects(sql`p.owner_id = ANY (${ownerIds})`));
}

/** Every project that deleting or hiding this person changes. */
export async function lockProjectsAround(manager: EntityManager, personId: string): Promise<void> {
  await lock(manager, 'projects', projects(projectsAround(personId)));
}

export async function lockProjectsAtEvent(manager: EntityManager, hackathonId: string): Promise<void> {
  await lock(manager, 'projects', projects(projectsAtEvent(hackathonId)));
}

/** @returns the ids that still exist */
export async function lockPeople(manager: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  const rows = await lock<{ id: string }>(manager, 'people', people(sql`id = ANY (${ids})`));
  return new Set(rows.map(({ id }) => id));
}

/** Before a person is deleted: no other transaction inserts a foreign key to them. */
export async function lockLeaving(manager: EntityManager, id: string): Promise<void> {
  await lock(manager, 'people', sql`SELECT FROM users WHERE id = ${id} FOR UPDATE`);
}

/** @param found selects their ids */
export async function lockPeopleAmong(manager: EntityManager, found: Sql): Promise<void> {
  await lock(manager, 'people', people(sql`id IN (${found})`));
}

/** For counting what identities of one address did. @param key HMAC of the address, or of the identity without one */
export async function lockQuota(manager: EntityManager, key: string): Promise<void> {
  await lock(manager, 'quotas', sql`SELECT pg_advisory_xact_lock(hashtextextended('quota ' || ${key}, 0))`);
}

export async function lockLists(manager: EntityManager, personIds: readonly string[]): Promise<void> {
  await lock(manager, 'lists', sql`SELECT lock_invite_lists(${personIds})`);
}

/** The lists of its members, and of everybody whom an invite to it names. */
export async function lockListsOfProject(manager: EntityManager, projectId: string): Promise<void> {
  await lock(manager, 'lists', lists(listsOfProject(projectId)));
}

/** For what a team's room shows: the open pages of its team read it again, as with another version of their lists (ADR 22). */
export async function renewListsOfTeam(manager: EntityManager, projectId: string): Promise<void> {
  await lock(manager, 'lists', sql`SELECT renew_invite_lists(ARRAY(${teamOf(projectId)}))`);
}

/** For what a proposed team shows: the open pages of its people read it again (ADR 22). */
export async function renewListsOf(manager: EntityManager, personIds: readonly string[]): Promise<void> {
  await lock(manager, 'lists', sql`SELECT renew_invite_lists(${personIds})`);
}

/** For the end of a membership, which also changes the invite that it came from. */
export async function lockListsOfPlace(manager: EntityManager, projectId: string, memberId: string): Promise<void> {
  await lock(manager, 'lists', lists(listsOfPlace(projectId, memberId)));
}

/** Before a person is deleted or hidden. @param others people whom this transaction connects to them, such as blockers */
export async function lockListsAround(
  manager: EntityManager,
  personId: string,
  others: readonly string[] = [],
): Promise<void> {
  await lock(manager, 'lists', lists(listsAround(personId, others)));
}
