import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { createTestDatabase } from '../testing/test-database.ts';
import { createDataSource } from './data-source.ts';
import { lockAccounts, lockEvent, lockLists, lockPeople, lockProject, lockQuota } from './lock-order.ts';

const id = randomUUID();

const LOCKS: Record<string, (manager: EntityManager) => Promise<unknown>> = {
  events: (manager) => lockEvent(manager, id),
  accounts: lockAccounts,
  projects: (manager) => lockProject(manager, id),
  people: (manager) => lockPeople(manager, [id]),
  quotas: (manager) => lockQuota(manager, 'key'),
  lists: (manager) => lockLists(manager, [id]),
};
const KINDS = Object.keys(LOCKS);

describe('a transaction', () => {
  let database: DataSource;

  beforeAll(async () => {
    const url = await createTestDatabase();
    database = await createDataSource({ url, poolSize: 2, statementTimeoutMs: 5_000 }, []).initialize();
  });

  afterAll(() => database.destroy());

  const lockInOrder = (kinds: readonly string[]) =>
    database.transaction(async (manager) => {
      for (const kind of kinds) await LOCKS[kind]?.(manager);
    });

  it('locks events, accounts, projects, people, quotas and lists in this order', async () => {
    await expect(lockInOrder(KINDS)).resolves.toBeUndefined();
  });

  it('may leave some out', async () => {
    await expect(lockInOrder(['projects', 'lists'])).resolves.toBeUndefined();
  });

  it.each(KINDS.flatMap((last, index) => KINDS.slice(0, index + 1).map((kind) => [last, kind] as const)))(
    'that has locked %s may not lock %s',
    async (last, kind) => {
      await expect(lockInOrder([last, kind])).rejects.toThrow(`has locked ${last} may not lock ${kind}`);
    },
  );

  it('is needed for a lock', async () => {
    await expect(lockAccounts(database.manager)).rejects.toThrow('A lock needs a transaction.');
  });
});
