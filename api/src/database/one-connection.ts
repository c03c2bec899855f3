import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js';

type Run<T> = (manager: EntityManager) => Promise<T>;
type Connect = (...args: unknown[]) => unknown;

const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Throws inside an open transaction: its statements go through its manager. */
export function requireNoTransaction(): void {
  if (current.getStore()?.isOpen)
    throw new Error('A transaction may not ask the pool for a second connection. Pass its manager instead.');
}

/** Ten transactions that each wait for a second of ten connections are a deadlock. So asking for one fails at once. */
export class OneConnectionDataSource extends DataSource {
  override async initialize(): Promise<this> {
    await super.initialize();
    guard((this.driver as PostgresDriver).master);
    return this;
  }

  override transaction<T>(isolation: IsolationLevel | Run<T>, run?: Run<T>): Promise<T> {
    if (typeof isolation === 'function') return super.transaction((manager) => runIn(manager, isolation));
    if (!run) throw new Error('A transaction needs something to run.');
    return super.transaction(isolation, (manager) => runIn(manager, run));
  }
}

function guard(pool: Pool): void {
  const connect = pool.connect.bind(pool) as Connect;
  const connectOnce: Connect = (...args) => {
    requireNoTransaction();
    return connect(...args);
  };
  Object.assign(pool, { connect: connectOnce });
}

/** What is started inside and goes on after the end may ask again. */
async function runIn<T>(manager: EntityManager, run: Run<T>): Promise<T> {
  const transaction = { isOpen: true };
  try {
    return await current.run(transaction, () => run(manager));
  } finally {
    transaction.isOpen = false;
  }
}
