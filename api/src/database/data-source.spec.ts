import type pg from 'pg';
import { createDataSource, requireMigrationsOnly } from './data-source.ts';

const DATABASE = { url: 'postgres://localhost/crewdeck', poolSize: 2, statementTimeoutMs: 1_000 };
const { options } = createDataSource(DATABASE, []);

describe('the schema', () => {
  it('changes by migrations only', () => {
    expect(() => requireMigrationsOnly(options)).not.toThrow();
  });

  it.each(['synchronize', 'dropSchema', 'migrationsRun'])('never changes by the option %s', (option) => {
    expect(() => requireMigrationsOnly({ ...options, [option]: true })).toThrow(
      `the option "${option}" must not be on: the schema changes by migrations only.`,
    );
  });
});

describe('a connection of the pool', () => {
  it('may be lost while nobody listens, and the process goes on', () => {
    const { Client } = (options as { extra: { Client: new () => pg.Client } }).extra;
    expect(() => new Client().emit('error', new Error('terminated'))).not.toThrow();
  });
});
